import { expect, it } from 'vitest';
import { likelyAddress } from './outside-address';

it.each([
  ['www.example.in', 'https://www.example.in'],
  ['wa.me/919800000000', 'https://wa.me/919800000000'],
  ['example.in/a?b=c', 'https://example.in/a?b=c'],
  ['https//www.example.in', 'https://www.example.in'],
  ['http:/example.in/x', 'https://example.in/x'],
  ['team@example.in', 'mailto:team@example.in'],
  ['+91 98000 00000', 'tel:+91 98000 00000'],
  ['write', '#write'],
  ['invite', undefined],
  ['invite.json', undefined],
  ['brochure.pdf', undefined],
  ['2026', undefined],
  ['two words.in', undefined],
])('Whoever writes %s means %s', (written, meant) => {
  expect(likelyAddress(written, ['write'])).toBe(meant);
});
