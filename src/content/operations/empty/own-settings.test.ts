import { expect, it } from 'vitest';
import { tools } from '../../../../tests/checker/support/virtual-site';
import { settingTrouble, withDerived } from './own-settings';

it.each([
  ['/speaker/name', 'A', /has 1 letters; 2 to 60 fit here/],
  ['/contact/email', 'nope', /An e-mail address looks like/],
  ['/contact/whatsapp', '12', /its country's code/],
  ['/origin', 'example.in', /The origin is https/],
])('A setting %s cannot be %s', (pointer, text, trouble) => {
  expect(settingTrouble(pointer, text, tools.validator.schemas)).toMatch(trouble);
});

it('A setting that fits is no trouble', () => {
  const { schemas } = tools.validator;
  expect(settingTrouble('/speaker/name', 'Asha Kulkarni', schemas)).toBeUndefined();
  expect(settingTrouble('/origin', 'https://www.example.in', schemas)).toBeUndefined();
});

it('The short name and the number of WhatsApp follow from name and phone, where they are not given', () => {
  const own = new Map([
    ['/speaker/name', 'Asha Kulkarni'],
    ['/contact/phone', '+91 98765 43210'],
  ]);
  expect(withDerived(own).get('/speaker/shortName')).toBe('Asha');
  expect(withDerived(own).get('/contact/whatsapp')).toBe('919876543210');
  const other = new Map([...own, ['/speaker/shortName', 'Ashatai'], ['/contact/phone', '020 1234']]);
  expect(withDerived(other).get('/speaker/shortName')).toBe('Ashatai');
  expect(withDerived(other).has('/contact/whatsapp')).toBe(false);
});
