import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../../tests/checker/support/summary-of';
import { edited } from '../../../../tests/checker/support/virtual-site';

const linked = (to: string) =>
  summaryOf({
    'invite.json': edited('invite.json', 'tel:{contact.phone}', to).replace('"Call the team"', '"Reach us"'),
  });
const settings = (phone: string) => edited('_site.json', '"+91 98000 00000"', `"${phone}"`);

describe('A number to ring', () => {
  it.each([
    'tel:+919800000000',
    'tel:+91 98000-00000',
    'TEL:+91 (980) 000.0000',
    'tel:020 2567 1234',
    'tel:25671234',
    'tel:112',
    'tel:911',
    'tel:1098',
    'tel:155260',
    'tel:1800 123 4567',
    'tel:+4930123456',
    'tel:+1 415 555 0100',
    'https://wa.me/919800000000',
    'https://wa.me/919800000000?text=Hello',
    'https://wa.me/message/ABCDEF12345',
    'whatsapp:',
    'whatsapp:Hello, we are 40 people.',
    'whatsapp:12 May',
    'whatsapp:2026',
  ])('may be %s', (to) => {
    expect(linked(to)).toEqual([]);
  });

  it.each([
    'tel:+91 98OOO OOOOO',
    'tel:98l00 00000',
    'tel:98000',
    'tel:9800',
    'tel:+91 98000 0000',
    'tel:+1 415 555 010',
    'tel:+49 301',
    'tel:98000 00000 / 98000 00001',
    'https://wa.me/9198000',
    'https://wa.me/+91980000000O',
    'whatsapp:+91 98000 00000',
    'whatsapp:9800000000',
    'whatsapp://send?phone=919800000000',
  ])('is not %s', (to) => {
    expect(linked(to)).toEqual([['invite.json', 'wrong-phone', `"${to}"`]]);
  });

  it('is looked at in a text', () => {
    const text = edited('invite.json', 'Read [about Vikram](/about-{owner.slug}).', '[Ring](tel:98000) us.');
    expect(summaryOf({ 'invite.json': text })).toEqual([['invite.json', 'wrong-phone', 'tel:98000']]);
  });

  it('that the settings give is told of there, and not where it is linked', () => {
    expect(summaryOf({ '_site.json': settings('+91 98000') })).toEqual([
      ['_site.json', 'wrong-phone', '"+91 98000"'],
    ]);
    expect(summaryOf({ '_site.json': settings('+91 98OOO 00000') })).toEqual([
      ['_site.json', 'wrong-phone', '"+91 98OOO 00000"'],
    ]);
    expect(summaryOf({ '_site.json': settings('020 2567 1234') })).toEqual([]);
  });

  it('of WhatsApp in the settings begins with its country, also where it is the other one', () => {
    const national = settings('9800000000').replace('"919800000000"', '"9800000000"');
    expect(summaryOf({ '_site.json': national })).toEqual([['_site.json', 'wrong-phone', '"9800000000"']]);
  });

  it.each(['"+91 98000 00001"', '"+49 (0)170 1234567"', '"098000 00001"', '"98OOO OOOOO"'])(
    'of WhatsApp in the settings, %s, has one problem, that it is written otherwise',
    (number) => {
      const whatsapp = edited('_site.json', '"919800000000"', number);
      expect(summaryOf({ '_site.json': whatsapp })).toEqual([['_site.json', 'wrong-format', number]]);
    },
  );

  it('without any digit is an address that cannot be read', () => {
    expect(linked('tel:').map(([, code]) => code)).toEqual(['bad-address']);
  });
});
