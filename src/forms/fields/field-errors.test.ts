// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Field } from '../../model/form';
import { controlOf, fieldErrors } from './field-errors';

const field = (kind: Field['kind'], required = true, more: Partial<Field> = {}): Field => ({
  name: 'x',
  kind,
  required,
  ...more,
});

/** The message for a field whose control has this value and validity. */
function errorOf(one: Field, value: string, validity: Partial<ValidityState> = {}): string | undefined {
  document.body.innerHTML = '<form><input name="x"></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const control = form.querySelector('input') as HTMLInputElement;
  control.value = value;
  Object.defineProperty(control, 'validity', { value: { valid: true, ...validity } });
  return fieldErrors(form, [one])['x'];
}

describe('A field', () => {
  it('that is required is filled in with more than spaces', () => {
    expect(errorOf(field('text'), '')).toBe('Please fill this in.');
    expect(errorOf(field('text'), '  ')).toBe('Please fill this in.');
    expect(errorOf(field('choice'), '')).toBe('Please choose one.');
    expect(errorOf(field('text'), 'A')).toBeUndefined();
    expect(errorOf(field('text', false), '')).toBeUndefined();
  });

  it('with half a date or no number says which', () => {
    expect(errorOf(field('date'), '', { badInput: true, valid: false })).toBe('Please enter the full date.');
    expect(errorOf(field('number'), '', { badInput: true, valid: false })).toBe('Please enter a number.');
  });

  it('with what is no address says how one looks', () => {
    expect(errorOf(field('email'), 'a', { typeMismatch: true, valid: false })).toBe(
      'Please enter an e-mail address like name@example.com.',
    );
  });

  it('beyond its limits says what they are, a day in words', () => {
    expect(errorOf(field('number', false, { min: 1 }), '0')).toBe('Please enter 1 or more.');
    expect(errorOf(field('date', false, { max: '2026-12-31' }), '2027-01-01')).toBe(
      'The latest is December 31, 2026.',
    );
    expect(
      errorOf(field('date', false, { weekdays: ['Tuesday'], weekdaysText: 'Tuesday' }), '2026-12-06'),
    ).toBe('Please choose a Tuesday.');
    expect(errorOf(field('time', false, { min: '09:00' }), '08:59')).toBe('The earliest is 09:00.');
    expect(errorOf(field('text', false, { minLength: 3 }), 'ab')).toBe('Please write at least 3 characters.');
  });

  it('with another mistake is to be looked at', () => {
    expect(errorOf(field('number', false), '0', { stepMismatch: true, valid: false })).toBe(
      'Please check this field.',
    );
  });
});

describe('A form', () => {
  it('has messages for the fields that are wrong, and for what it shows alone', () => {
    document.body.innerHTML = '<form><input name="a"><input name="b" value="B"></form>';
    const form = document.querySelector('form') as HTMLFormElement;
    const fields = ['a', 'b', 'c'].map((name) => ({ ...field('text'), name }));
    expect(fieldErrors(form, fields)).toEqual({ a: 'Please fill this in.' });
    expect(controlOf(form, 'b')?.value).toBe('B');
    expect(controlOf(form, 'c')).toBeNull();
  });

  it('has the first control where several share a name', () => {
    document.body.innerHTML =
      '<form><input type="checkbox" name="a" id="b"><input type="checkbox" name="a"></form>';
    expect(controlOf(document.querySelector('form') as HTMLFormElement, 'a')?.id).toBe('b');
  });
});
