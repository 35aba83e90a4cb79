// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readValues, restoreValues, valueLines } from './values';

function formWith(controls: string): HTMLFormElement {
  document.body.innerHTML = `<form>${controls}</form>`;
  return document.querySelector('form') as HTMLFormElement;
}

it('reads every field of a form, and what is not there as empty', () => {
  const form = formWith('<input name="name" value="Asha"><textarea name="message">Hello</textarea>');
  expect(readValues(form, 'chat')).toEqual({ name: 'Asha', email: '', phone: '', message: 'Hello' });
  expect(readValues(null, 'chat')).toEqual({ name: '', email: '', phone: '', message: '' });
});

it('brings back what was typed earlier, and nothing over what was typed since', () => {
  const form = formWith('<input name="name" value="Asha"><input name="email"><input name="phone">');
  restoreValues(form, { name: 'Ravi', email: 'r@b.in', message: 'There is no such field.' });
  expect(readValues(form, 'chat')).toEqual({ name: 'Asha', email: 'r@b.in', phone: '', message: '' });
});

it('writes a line a field, with its label and the words of what was chosen', () => {
  const options = [{ label: 'A talk', value: 'talk' }, { label: 'Other' }];
  const fields = {
    name: { label: 'Name' },
    phone: { label: 'Phone' },
    email: { label: 'E-mail' },
    service: { label: 'Service', options },
    type: { label: 'Type', options },
    else: { label: 'Else', options },
  };
  expect(
    valueLines(
      { type: 'Other', name: 'Asha', phone: '  ', service: 'talk', else: 'gone', more: 'x' },
      fields,
    ),
  ).toBe('Name: Asha\nService: A talk\nType: Other\nElse: gone');
});
