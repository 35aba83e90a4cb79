import { expect, it } from 'vitest';
import { parseDocument } from '../parse/parse-document';
import { mobileIn91 } from './wrong-format';

const meant = (phone: string, whatsapp: string): string | undefined => {
  const text = JSON.stringify({ contact: { phone, whatsapp } });
  const document = parseDocument({ path: '_site.json', bytes: new TextEncoder().encode(text) });
  const error = { instancePath: '/contact/whatsapp', params: { pattern: '^91[0-9]{10}$' }, data: whatsapp };
  return mobileIn91(document, { ...error, keyword: 'pattern', schemaPath: '' });
};

it.each(['9822012345', '09822012345', '98220 12345'])('A number without its country has 91: %s', (number) => {
  expect(meant('+91 20 2433 1234', number)).toBe('919822012345');
});

it('has none where the telephone number does not say that country, or digits are missing', () => {
  expect(meant('98220 12345', '9822012345')).toBeUndefined();
  expect(meant('+1 212 555 0100', '9822012345')).toBeUndefined();
  expect(meant('+91 20 2433 1234', '982201234')).toBeUndefined();
});
