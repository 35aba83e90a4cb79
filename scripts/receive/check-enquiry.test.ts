import { describe, expect, it } from 'vitest';
import { contactForm } from '../../src/forms/testing/contact-form';
import type { Field } from '../../src/model/form';
import type { KnownForm } from '../files/forms-in';
import { checkEnquiry, fieldNames, formsOf } from './check-enquiry';
import { Refused, type Fields, type Refusal } from './enquiry';
import { identity, rateLimit } from './create-receiver';
import { parseFields } from './parse-fields';

const chat: KnownForm = {
  name: 'chat',
  title: 'Chat',
  fields: [
    { name: 'name', kind: 'text', required: true },
    { name: 'email', kind: 'email', required: true },
    { name: 'phone', kind: 'phone' },
    { name: 'message', kind: 'textArea', required: true },
  ],
};
const whole = { name: 'Asha', email: 'a@b.in', phone: '', message: 'Hello' };
const refusal = (work: () => unknown): Refusal | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
};
const errors = (fields: Fields) => refusal(() => checkEnquiry({ ...whole, ...fields }, [chat]))?.errors;

it('A mistake in a field has the words of its label', () => {
  const label = 'I agree to [what happens with my details](/privacy).';
  const fields: Field[] = [{ name: 'agreed', label, kind: 'checkbox', required: true }];
  expect(refusal(() => checkEnquiry({}, [{ ...chat, fields }]))?.errors).toEqual([
    { field: 'agreed', label: 'I agree to what happens with my details.', fault: 'tick' },
  ]);
});

describe('The forms of a post', () => {
  it('are those with its id, which is the name of a form that says none', () => {
    const invitation = { ...contactForm, name: 'invitation' };
    expect(formsOf([contactForm, chat, invitation], 'enquiries')).toEqual([contactForm, invitation]);
    expect(formsOf([contactForm, chat], 'chat')).toEqual([chat]);
    expect(formsOf([contactForm, chat], 'contact')).toEqual([]);
  });

  it('are told apart by their fixed values, and one without any by that', () => {
    const other = { ...chat, name: 'other', sends: { formType: 'Other', place: 'Pune' } };
    const forms = [contactForm, other, chat];
    expect(checkEnquiry(whole, forms)).toBe(chat);
    expect(checkEnquiry({ ...whole, formType: 'Other', place: 'Pune' }, forms)).toBe(other);
    expect(refusal(() => checkEnquiry({ ...whole, formType: 'Other' }, forms))).toEqual({
      status: 422,
      error: 'notOurs',
      errors: ['formType', 'place'].map((field) => ({ field, fault: 'notOurs' })),
    });
  });

  it('name their fixed values, then their fields', () => {
    expect(fieldNames(chat)).toEqual(['name', 'email', 'phone', 'message']);
    expect(fieldNames(contactForm).slice(0, 3)).toEqual(['formType', 'firstName', 'lastName']);
  });
});

describe('An enquiry', () => {
  it('is refused for a day that is over everywhere, or another day of the week', () => {
    const day: Field = { name: 'day', kind: 'date', min: 'today', weekdays: ['Sunday'] };
    const wrong = (value: string) =>
      refusal(() => checkEnquiry({ day: value }, [{ ...chat, fields: [day] }]))?.errors;
    expect(wrong('2099-03-01')).toBeUndefined();
    expect(wrong('2099-03-02')).toEqual([{ field: 'day', fault: 'onDays', limit: 'Sunday' }]);
    expect(wrong('2020-03-01')).toMatchObject([{ field: 'day', fault: 'notBefore' }]);
  });

  it('has all that is required, in more than spaces', () => {
    expect(errors({ name: '', message: ' \n' })).toEqual([
      { field: 'name', fault: 'fillIn' },
      { field: 'message', fault: 'fillIn' },
    ]);
    expect(refusal(() => checkEnquiry({ ...whole, name: '' }, [chat]))).toMatchObject({
      status: 422,
      error: 'incomplete',
    });
  });

  it.each(['a@b.in', ' a@b.in ', "o'neil+x@mail.example.co.in", 'a@b', `a@${'b'.repeat(63)}.in`])(
    'may come from %s',
    (email) => {
      expect(errors({ email })).toBeUndefined();
    },
  );

  it.each([
    'a',
    'a@',
    '@b.in',
    'a@b..in',
    'a@-b.in',
    'a@b-.in',
    'a b@c.in',
    'a@b.in, c@d.in',
    `a@${'b'.repeat(64)}.in`,
  ])('does not come from %s', (email) => {
    expect(errors({ email })).toEqual([{ field: 'email', fault: 'anEmail' }]);
  });

  it('needs no address where its form asks for none', () => {
    const form = { ...chat, fields: chat.fields.filter(({ kind }) => kind !== 'email') };
    expect(checkEnquiry({ name: 'Asha', message: 'Hello' }, [form])).toBe(form);
  });

  const faults = (kind: Field['kind'], value: string, more: Partial<Field> = {}) =>
    refusal(() => checkEnquiry({ x: value }, [{ ...chat, fields: [{ name: 'x', kind, ...more }] }]))?.errors;

  it.each([
    ['text', 1000],
    ['email', 1000],
    ['phone', 1000],
    ['choice', 1000],
    ['hidden', 1000],
    ['choices', 20_000],
    ['textArea', 20_000],
  ] as const)('has a limit in a field of the kind %s: %d', (kind, most) => {
    const value = (length: number): string => `${'a'.repeat(length - 5)}@b.in`;
    const limit = String(most);
    expect(faults(kind, value(most + 1))).toEqual([{ field: 'x', fault: 'shorten', limit }]);
    expect(faults(kind, value(most + 1), { maxLength: 50_000 })).toEqual([
      { field: 'x', fault: 'shorten', limit },
    ]);
    expect(faults(kind, value(7), { maxLength: 6 })).toEqual([{ field: 'x', fault: 'shorten', limit: '6' }]);
    expect(faults(kind, value(most))).toBeUndefined();
  });

  it('is within the limits of its form, and may choose what the form offers no longer', () => {
    expect(faults('number', '0', { min: 1 })).toEqual([{ field: 'x', fault: 'atLeast', limit: '1' }]);
    expect(faults('number', 'many')).toEqual([{ field: 'x', fault: 'aNumber' }]);
    expect(faults('time', '19:00', { max: '18:30' })).toEqual([
      { field: 'x', fault: 'notAfter', limit: '18:30' },
    ]);
    expect(faults('choice', 'Old', { options: [{ label: 'New' }] })).toBeUndefined();
    expect(faults('choices', 'Old, New', { options: [{ label: 'New' }], required: true })).toBeUndefined();
    expect(faults('date', '1999-01-01')).toBeUndefined();
    expect(faults('checkbox', '', { required: true })).toEqual([{ field: 'x', fault: 'tick' }]);
  });

  it('is the same with the same words in any order, and another one with any difference', () => {
    const one = identity('form', 'key', { a: '1', b: '2' });
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(identity('form', 'key', { b: '2', a: '1' })).toBe(one);
    const others = [
      identity('form', 'other', { a: '1', b: '2' }),
      identity('other', 'key', { a: '1', b: '2' }),
      identity('form', 'key', { a: '2', b: '1' }),
      identity('form', 'key', { a: '1' }),
    ];
    expect(new Set([one, ...others]).size).toBe(5);
  });
});

describe('What is posted', () => {
  const post = (text: string, type = 'application/json') =>
    parseFields(Buffer.from(text), type).then(
      (fields) => ({ ...fields }),
      (error: unknown) => (error as Refused).refusal,
    );
  const fieldsIn = (count: number, name = 'n'): string =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at}`, 'x'])));

  it('is JSON or a form, whatever else its type says', async () => {
    expect(await post('{"a":"1"}', ' Application/JSON ; charset=utf-8')).toEqual({ a: '1' });
    expect(await post('a=1&b=%26', 'application/x-www-form-urlencoded')).toEqual({ a: '1', b: '&' });
    expect(await post('a=1&b=2&a=3&a=', 'application/x-www-form-urlencoded')).toEqual({
      a: '1, 3, ',
      b: '2',
    });
    expect(await post('a=1', 'text/plain')).toEqual({
      status: 415,
      error: 'noType',
    });
    expect(await post('x', 'multipart/form-data')).toEqual({
      status: 400,
      error: 'noPost',
    });
  });

  it.each(['{', '', 'nil'])('as "%s" is no JSON', async (text) => {
    expect(await post(text)).toEqual({ status: 400, error: 'noJson' });
  });

  it.each(['null', '[]', '"x"', '1'])('as %s has no fields', async (text) => {
    expect(await post(text)).toEqual({ status: 400, error: 'noFields' });
  });

  it('has texts only', async () => {
    expect(await post('{"a":"1","b":2,"c":null}')).toEqual({
      status: 422,
      error: 'noTexts',
      errors: ['b', 'c'].map((field) => ({ field, fault: 'noText' })),
    });
  });

  it('has 200 fields at most, with names of 100 letters at most', async () => {
    expect(Object.keys(await post(fieldsIn(200)))).toHaveLength(200);
    expect(await post(fieldsIn(201))).toMatchObject({ status: 422 });
    expect(await post(fieldsIn(1, 'n'.repeat(99)))).toEqual({ [`${'n'.repeat(99)}0`]: 'x' });
    expect(await post(fieldsIn(1, 'n'.repeat(100)))).toMatchObject({
      status: 422,
      error: 'tooManyFields',
    });
  });
});

describe('Those who send often', () => {
  it('wait until a minute has passed since the first of so many', () => {
    let now = 1_000_000;
    const seconds = rateLimit(2, () => now);
    expect(seconds('a')).toBe(0);
    now += 20_000;
    expect(seconds('a')).toBe(0);
    now += 10_500;
    expect(seconds('a')).toBe(30);
    expect(seconds('b')).toBe(0);
    now += 29_400;
    expect(seconds('a')).toBe(1);
    now += 100;
    expect(seconds('a')).toBe(0);
    expect(seconds('a')).toBe(20);
  });

  it('are forgotten, the oldest first, when there are too many of them', () => {
    const seconds = rateLimit(1, () => 1_000_000);
    for (let at = 0; at < 10_000; at += 1) seconds(`address ${at}`);
    expect(seconds('address 1')).toBe(60);
    expect(seconds('one more')).toBe(0);
    expect(seconds('address 1')).toBe(60);
    expect(seconds('address 0')).toBe(0);
  });
});
