import { describe, expect, it } from 'vitest';
import { enquiryKinds, type EnquiryKind } from '../../src/model/enquiry-kinds';
import { defaultForms } from '../../src/lib/form-settings';
import { checkEnquiry, fieldNames, kindsOfForm } from './check-enquiry';
import { Refused, type Fields, type Refusal } from './enquiry';
import { identity, rateLimit } from './create-receiver';
import { parseFields } from './parse-fields';

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
const errors = (fields: Fields) => refusal(() => checkEnquiry({ ...whole, ...fields }, ['chat']))?.errors;

describe('An enquiry', () => {
  it('is of the kind that its form takes', () => {
    expect(kindsOfForm(defaultForms.formIds, 'enquiries')).toEqual(['contact', 'invitation']);
    expect(kindsOfForm(defaultForms.formIds, 'none')).toEqual([]);
    expect(checkEnquiry(whole, ['contact', 'chat'])).toBe('chat');
    expect(refusal(() => checkEnquiry(whole, ['contact']))).toEqual({
      status: 422,
      error: 'notOurs',
      errors: [{ field: 'formType', message: 'notOurs' }],
    });
  });

  it('has its kind first among its fields', () => {
    expect(fieldNames('chat')).toEqual(['name', 'email', 'phone', 'message']);
    expect(fieldNames('podcast')).toEqual([
      'formType',
      ...enquiryKinds.podcast.fields.map(({ name }) => name),
    ]);
  });

  it('has all that is required, in more than spaces', () => {
    expect(errors({ name: '', message: ' \n' })).toEqual([
      { field: 'name', message: 'fillIn' },
      { field: 'message', message: 'fillIn' },
    ]);
    expect(refusal(() => checkEnquiry({ ...whole, name: '' }, ['chat']))).toMatchObject({
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
    expect(errors({ email })).toEqual([{ field: 'email', message: 'anEmail' }]);
  });

  it('has a limit for a line and for a text', () => {
    expect(errors({ name: 'a'.repeat(1000), message: 'a'.repeat(20_000) })).toBeUndefined();
    expect(errors({ name: 'a'.repeat(1001), message: 'a'.repeat(20_001) })).toEqual([
      { field: 'name', message: 'shortenLine' },
      { field: 'message', message: 'shortenLines' },
    ]);
  });

  const kinds = Object.keys(enquiryKinds) as EnquiryKind[];
  const allFields = kinds.flatMap((kind) => enquiryKinds[kind].fields.map((field) => ({ kind, ...field })));

  it.each(allFields)('has a limit for $name of $kind, a field for $input', ({ kind, name, input }) => {
    const { formType, fields } = enquiryKinds[kind];
    const filled = Object.fromEntries(fields.map((field) => [field.name, 'a@b.in']));
    const most = input === 'text area' ? 20_000 : 1000;
    const told = (length: number) => {
      const value = `${'a'.repeat(length - 5)}@b.in`;
      const sent = { ...filled, ...(formType !== undefined && { formType }), [name]: value };
      return refusal(() => checkEnquiry(sent, [kind]))?.errors;
    };
    const message = input === 'text area' ? 'shortenLines' : 'shortenLine';
    expect(told(most)).toBeUndefined();
    expect(told(most + 1)).toEqual([{ field: name, message }]);
  });

  it('has fields of each kind that people fill in', () => {
    const inputs = new Set(allFields.map(({ input }) => input));
    for (const input of ['text', 'email', 'tel', 'choice', 'text area'] as const)
      expect(inputs.has(input)).toBe(true);
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
      errors: ['b', 'c'].map((field) => ({ field, message: 'noText' })),
    });
  });

  it('has 50 fields at most, with names of 100 letters at most', async () => {
    expect(Object.keys(await post(fieldsIn(50)))).toHaveLength(50);
    expect(await post(fieldsIn(51))).toMatchObject({ status: 422 });
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
