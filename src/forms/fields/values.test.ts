// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Field } from '../../model/form';
import { readValues, restoreValues, valueLines } from './values';

function formWith(controls: string): HTMLFormElement {
  document.body.innerHTML = `<form>${controls}</form>`;
  return document.querySelector('form') as HTMLFormElement;
}

const fields = ['name', 'email', 'phone', 'message'].map((name): Field => ({ name, kind: 'text' }));

it('reads every field of a form, and what is not there as empty', () => {
  const form = formWith('<input name="name" value="Asha"><textarea name="message">Hello</textarea>');
  expect(readValues(form, fields)).toEqual({ name: 'Asha', email: '', phone: '', message: 'Hello' });
  expect(readValues(null, fields)).toEqual({ name: '', email: '', phone: '', message: '' });
});

it('brings back what was typed earlier, and nothing over what was typed since', () => {
  const form = formWith('<input name="name" value="Asha"><input name="email"><input name="phone">');
  restoreValues(form, { name: 'Ravi', email: 'r@b.in', message: 'There is no such field.' });
  expect(readValues(form, fields)).toEqual({ name: 'Asha', email: 'r@b.in', phone: '', message: '' });
});

it('reads what is ticked of several boxes as one text, and ticks it again', () => {
  const boxes = ['a', 'b c', 'd'].map((value) => `<input type="checkbox" name="name" value="${value}">`);
  const form = formWith(`${boxes.join('')}<input type="checkbox" name="email" value="yes">`);
  restoreValues(form, { name: 'a, b c', email: '' });
  expect(readValues(form, fields)).toMatchObject({ name: 'a, b c', email: '' });
  restoreValues(form, { name: '', email: 'yes' });
  expect(readValues(form, fields)).toMatchObject({ name: 'a, b c', email: 'yes' });
});

it('writes a line a field, with its label and the words of what was chosen', () => {
  const options = [{ label: 'A talk', value: 'talk' }, { label: 'Other' }];
  const asked: Field[] = [
    { name: 'name', kind: 'text', label: 'Name' },
    { name: 'phone', kind: 'phone', label: 'Phone' },
    { name: 'email', kind: 'email', label: 'E-mail' },
    { name: 'service', kind: 'choice', label: 'Service', options },
    { name: 'type', kind: 'choice', label: 'What type?', options },
    { name: 'else', kind: 'choice', label: 'Else', options },
    { name: 'source', kind: 'hidden', value: 'home' },
  ];
  expect(
    valueLines(
      { type: 'Other', name: 'Asha', phone: '  ', service: 'talk', else: 'gone', more: 'x', source: 'home' },
      asked,
    ),
  ).toBe('Name: Asha\nService: A talk\nWhat type? Other\nElse: gone');
});
