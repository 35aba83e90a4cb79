import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../../tests/checker/support/summary-of';
import { edited } from '../../../../tests/checker/support/virtual-site';

const button = (to: string) => edited('invite.json', 'tel:{contact.phone}', to);
const text = (to: string) => edited('index.json', 'Talks, trainings', `[Ring us](${to}), talks, trainings`);
const linked = (to: string) => summaryOf({ 'invite.json': button(to) });

describe('A number that is nearly the one of the settings', () => {
  it.each([
    'tel:+91 98000 00010',
    'tel:+91 98000 00110',
    'tel:+91 98000 01000',
    'tel:98000 0000',
    'tel:098000 00001',
    'https://wa.me/918900000000',
    'https://wa.me/919800000001?text=Hello',
  ])('is told of: %s', (to) => {
    expect(linked(to)).toEqual([['invite.json', 'near-phone', `"${to}"`]]);
  });

  it('is told of in a text', () => {
    expect(summaryOf({ 'index.json': text('tel:+91-98000-00001') })).toEqual([
      ['index.json', 'near-phone', 'tel:+91-98000-00001'],
    ]);
  });

  it.each([
    'Ring +91 98000 00001.',
    '9800000100',
    'Ask (98000) 00010, please',
    'Ring +91 98000 0000.',
    'Ring +91-98000-0000, or write',
    'Ring +91 98000 000001.',
  ])('is told of where it is typed: %s', (words) => {
    const index = edited('index.json', 'Talks, trainings', `${words} Talks, trainings`);
    expect(summaryOf({ 'index.json': index }).map(([, code]) => code)).toEqual(['near-phone']);
  });

  it.each([
    'Ring +91 98000 00000.',
    'ISBN 978-98000-00001-1',
    'From 9800000 to 9900000',
    '[+91 98000 00001](/)',
  ])('is no such number: %s', (words) => {
    const index = edited('index.json', 'Talks, trainings', `${words} Talks, trainings`);
    expect(summaryOf({ 'index.json': index })).toEqual([]);
  });

  it.each([
    'tel:+919800000000',
    'tel:098000-00000',
    'tel:+91 98000 00111',
    'tel:+91 20 2567 1234',
    'tel:+49 980000001',
    'tel:112',
    'https://wa.me/919800000000',
    'https://wa.me/message/98000000',
  ])('is not the same one, or another one: %s', (to) => {
    expect(linked(to).filter(([, code]) => code === 'near-phone')).toEqual([]);
  });

  it.each([
    ['tel:0170 1234568', 'DE'],
    ['tel:+49 (0)170 1234577', 'DE'],
    ['tel:+49 170 1234568', 'IN'],
  ])('is told of in any country: %s on a site of %s', (to, country) => {
    const settings = edited('_site.json', '"IN"', `"${country}"`)
      .replace('+91 98000 00000', '+49 170 1234567')
      .replace('919800000000', '491701234567');
    const files = { '_site.json': settings, 'invite.json': button(to) };
    expect(summaryOf(files)).toEqual([['invite.json', 'near-phone', `"${to}"`]]);
  });

  it('is another one where it is that of a place', () => {
    const settings = edited(
      '_site.json',
      '"offices"',
      `"places": [{ "name": "Nashik", "address": "College Road", "phone": "+91 98000 00001" }], "offices"`,
    );
    expect(summaryOf({ '_site.json': settings })).toEqual([]);
    expect(summaryOf({ '_site.json': settings, 'invite.json': button('tel:+91 98000 00001') })).toEqual([]);
  });

  it('is hardly a slip where it stands twice, however it is written', () => {
    const files = { 'invite.json': button('tel:+91 98000 00001'), 'index.json': text('tel:098000-00001') };
    expect(summaryOf(files)).toEqual([]);
  });

  it('is told of once where nobody can be called by it', () => {
    expect(linked('tel:98000 0000O').map(([, code]) => code)).toEqual(['wrong-phone']);
  });
});
