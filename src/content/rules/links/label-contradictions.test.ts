import { describe, expect, it } from 'vitest';
import { contradictionOf } from './labelled-links';

describe('The words of a link', () => {
  it.each([
    ['Ring +91 98220 12345', 'tel:+919800000000', 'number'],
    ['98220 12345', 'https://wa.me/919800000000?text=Hi', 'number'],
    ['Write to asha@a.example', 'mailto:team@a.example', 'mail'],
    ['YouTube', 'https://www.instagram.com/asha', 'site'],
    ['Buy at Amazon', 'https://www.flipkart.com/p/1', 'site'],
    ['Ask on WhatsApp', 'tel:+919800000000', 'way'],
    ['Write an e-mail', 'whatsapp:Hello', 'way'],
    ['Call us', 'mailto:team@a.example', 'way'],
    ['brand-whatsapp', 'tel:+919800000000', 'way'],
  ])('contradict its address: %s, %s', (label, to, other) => {
    expect(contradictionOf(label, to)).toBe(other);
  });

  it.each([
    ['Ring 098220 12345', 'tel:+91-98220-12345'],
    ['+91 98220 12345', 'tel:9822012345'],
    ['Ring in 2026', 'tel:+919822012345'],
    ['Call 98220 12345 / 020-24331234', 'tel:98220 12345 / 020-24331234'],
    ['Asha@A.example', 'mailto:asha%40a.example?subject=x'],
    ['Write to us', 'mailto:asha@a.example'],
    ['Call or e-mail us', 'mailto:asha@a.example'],
    ['Call on WhatsApp', 'https://wa.me/919800000000'],
    ['On call', 'mailto:asha@a.example'],
    ['E-mail and WhatsApp manners', '/trainings'],
    ['YouTube and Instagram', 'https://linktr.ee/asha'],
    ['Watch it on YouTube', 'https://youtu.be/abcdefghijk'],
    ['What YouTube cannot teach', 'https://blog.example/youtube'],
    ['LinkedIn or Instagram', 'https://www.facebook.com/asha'],
    ['Ring 98220 12345', 'https://a.example'],
    ['Instagram', 'https://'],
    ['50% off', 'mailto:%'],
  ])('fit its address: %s, %s', (label, to) => {
    expect(contradictionOf(label, to)).toBeUndefined();
  });
});
