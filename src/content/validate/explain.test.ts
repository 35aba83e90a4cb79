import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../model/json';
import { marked } from '../testing/marked';
import { documentOf } from '../testing/byte-source';
import { createValidator } from './create-validator';
import { explain } from './explain';

const block = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties: { type: { const: 'x' }, ...properties },
  required: ['type'],
});
const properties: JsonObject = {
  text: { type: 'string', minLength: 2, maxLength: 5, description: 'A word.' },
  word: { type: 'string', minLength: 2 },
  slug: { type: 'string', pattern: '^[a-z]+$', patternErrorMessage: 'Small letters alone.' },
  code: { type: 'string', pattern: '^[a-z]+$' },
  path: {
    type: 'string',
    pattern: String.raw`^/(?:[a-z-]|\{[a-zA-Z.]+\})+$`,
    patternErrorMessage: 'An address.',
    use: 'path',
  },
  image: { type: 'object', properties: { alt: { type: 'string', minLength: 1 } }, required: ['alt'] },
  seo: { type: 'string', maxLength: 3, use: 'seoTitle' },
  names: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 3 },
  entries: { type: ['array', 'object'], use: 'list' },
  rows: { type: 'array' },
  isNew: { type: 'boolean' },
  count: { type: 'integer', minimum: 1, maximum: 9 },
  size: { type: 'number' },
  ground: { enum: ['violet', 'neem'] },
  kind: { const: 'only' },
  either: { type: ['string', 'boolean'] },
};
const closed = { type: 'object', additionalProperties: false };
const validator = createValidator({
  'x.schema.json': { ...closed, properties },
  'needs.schema.json': {
    ...closed,
    required: ['heading', 'plain', 'shared', 'own'],
    properties: {
      heading: { type: 'string', description: 'What it is about.' },
      plain: { type: 'string' },
      shared: { $ref: 'schemas:/shared/word.schema.json' },
      own: { $ref: 'schemas:/shared/word.schema.json', description: 'A word of its own.' },
      inner: { ...closed, properties: { heading: {} } },
    },
  },
  'shared/word.schema.json': {
    $id: 'schemas:/shared/word.schema.json',
    description: 'One word.',
    type: 'string',
  },
  'page.schema.json': {
    type: 'object',
    discriminator: { propertyName: 'type' },
    oneOf: [block({ a: {} }), { ...block({}), properties: { type: { const: 'prose' } } }],
  },
  'blocks/x.schema.json': {},
  'blocks/prose.schema.json': {},
  'old/blocks/y.schema.json': {},
});

/** What is reported of a value: its code, what is marked, and its words. */
function reported(value: Json, schema = 'x.schema.json', ambiguous: string[] = []) {
  const document = documentOf(JSON.stringify(value));
  const { errors } = validator.validate(schema, value);
  return explain({ ...document, ambiguous }, errors, validator.schemas).map((problem) => ({
    code: problem.code,
    words: marked(document.text, problem),
    text: `${problem.message} ${problem.hint}`,
  }));
}

describe('A value that does not fit its schema', () => {
  it.each<[Json, string, string, RegExp]>([
    [{ text: 'a' }, 'text-too-short', '"a"', /1 letter; at least 2 .* A word\.$/],
    [{ text: '' }, 'text-too-short', '""', /is empty.* A word\.$/],
    [{ word: 'a' }, 'text-too-short', '"a"', /Write a little more\.$/],
    [{ text: '😀😀😀abc' }, 'text-too-long', '"😀😀😀abc"', /6 letters; at most 5/],
    [{ slug: 'a1' }, 'wrong-format', '"a1"', /Small letters alone\.$/],
    [{ code: 'a1' }, 'wrong-format', '"a1"', /Compare it/],
    [{ path: 'Marathi Videos/' }, 'wrong-format', '"Marathi Videos/"', /Write "\/marathi-videos"/],
    [{ path: '/{a.B}-x/' }, 'wrong-format', '"/{a.B}-x/"', /Write "\/\{a\.B\}-x"/],
    [{ path: '/a&b' }, 'wrong-format', '"/a&b"', /An address\.$/],
    [{ image: { alt: '' } }, 'missing-alt', '""', /alt/],
    [{ image: {} }, 'missing-alt', '{', /alt/],
    [{ names: ['a'] }, 'too-few-items', '"names"', /1 entry; at least 2/],
    [{ names: ['a', 'b', 'c', 'd'] }, 'too-many-items', '"d"', /4 entries; at most 3/],
    [{ count: 0 }, 'number-out-of-range', '0', /number from 1 to 9 is wanted/],
    [{ count: 10 }, 'number-out-of-range', '10', /from 1 to 9 is wanted/],
    [
      { ground: 'violt' },
      'value-not-allowed',
      '"violt"',
      /Did you mean "violet"\? Allowed: "violet" or "neem"/,
    ],
    [{ ground: 'xylophone' }, 'value-not-allowed', '"xylophone"', /here\. Allowed:/],
    [{ kind: 'other' }, 'value-not-allowed', '"other"', /Allowed: "only"/],
    [{ word: 7 }, 'wrong-type', '7', /the number 7, .*Put it between quotation marks: "7"\.$/],
    [{ word: true }, 'wrong-type', 'true', /the value true, .*Put it between quotation marks: "true"\.$/],
    [{ word: null }, 'wrong-type', 'null', /stands null, .*Delete the whole entry/],
    [{ word: ['a'] }, 'wrong-type', '["a"]', /stands a list, but a text .*Write the text alone, /],
    [{ word: {} }, 'wrong-type', '{}', /stands an object, .*Write the text alone, /],
    [{ rows: 'a' }, 'wrong-type', '"a"', /stands a text, .*in square brackets: \["a"\]\.$/],
    [{ rows: {} }, 'wrong-type', '{}', /Write a list in square brackets/],
    [{ rows: 7 }, 'wrong-type', '7', /Write a list in square brackets \[ … \]\.$/],
    [{ entries: 'books' }, 'wrong-type', '"books"', /Write \{ "from": "books" \}/],
    [{ entries: 7 }, 'wrong-type', '7', /a list in .*, or an object in /],
    [{ isNew: 'true' }, 'wrong-type', '"true"', /Write true without quotation marks\.$/],
    [{ isNew: 'false' }, 'wrong-type', '"false"', /Write false without quotation marks\.$/],
    [{ isNew: 'yes' }, 'wrong-type', '"yes"', /Write true without quotation marks\.$/],
    [{ count: 'true' }, 'wrong-type', '"true"', /Write a whole number from 1 to 9 without/],
    [{ count: '12' }, 'wrong-type', '"12"', /Write 12 without quotation marks\.$/],
    [{ count: '1a' }, 'wrong-type', '"1a"', /Write a whole number from 1 to 9 without/],
    [{ count: 'a1' }, 'wrong-type', '"a1"', /Write a whole number from 1 to 9 without/],
    [{ size: '12' }, 'wrong-type', '"12"', /Write 12 without quotation marks\.$/],
    [{ size: '12 cm' }, 'wrong-type', '"12 cm"', /Write a number without/],
    [{ isNew: 'perhaps' }, 'wrong-type', '"perhaps"', /Write true or false without quotation marks\.$/],
    [{ either: 7 }, 'wrong-type', '7', /a text .*, or true or false/],
    [{ ground: 7 }, 'value-not-allowed', '7', /^7 is not one/],
    [{ textt: 'ab' }, 'unknown-property', '"textt"', /Did you mean "text"\?/],
    [{ xylophone: 1 }, 'unknown-property', '"xylophone"', /What can still be added here: "text", /],
  ])('%j is reported as %s', (value, code, words, text) => {
    expect(reported(value)).toEqual([{ code, words, text: expect.stringMatching(text) as string }]);
  });

  it('is reported once where it is wrong in two ways, but each thing that is missing or unknown', () => {
    expect(
      reported({ slug: 7, textt: 'a', x1: 1, word: 'a' })
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(['text-too-short', 'unknown-property', 'unknown-property', 'wrong-type']);
  });

  it('is not reported for a length that a rule of the site is stricter about', () => {
    expect(reported({ seo: 'longer' })).toEqual([]);
  });

  it('is not reported where it stands twice, or is too few because of that', () => {
    const value = { names: ['a'], word: 'a', image: {} };
    const codes = (...ambiguous: string[]): string[] =>
      reported(value, 'x.schema.json', ambiguous)
        .map(({ words }) => words)
        .toSorted();
    expect(codes()).toEqual(['"a"', '"names"', '{']);
    expect(codes('/word', '/image', '/nam')).toEqual(['"names"']);
    expect(codes('/names/0')).toEqual(['"a"', '{']);
    expect(codes('/names2/0')).toHaveLength(3);
    expect(codes('')).toEqual([]);
  });
});

describe('What is missing', () => {
  const needed = { heading: 'a', plain: 'a', shared: 'a', own: 'a' };
  const without = (name: string, more: object = {}): Json => {
    const { [name as 'own']: _, ...rest } = needed;
    return { ...rest, ...more };
  };

  it.each([
    ['heading', /^"heading" is missing here\. .* What it is about\.$/],
    ['plain', /Add "plain": …$/],
    ['shared', / One word\.$/],
    ['own', / A word of its own\.$/],
  ])('is reported with what it is for: %s', (name, text) => {
    expect(reported(without(name), 'needs.schema.json')).toEqual([
      { code: 'missing-property', words: '{', text: expect.stringMatching(text) as string },
    ]);
  });

  it('is meant by the only name that is not known, where its value can stand there', () => {
    const [first, ...others] = reported(without('heading', { xylophone: 'a' }), 'needs.schema.json');
    expect([first?.code, first?.words, others]).toEqual(['unknown-property', '"xylophone"', []]);
    expect(first?.text).toMatch(/Did you mean "heading"\?/);
  });

  it('is reported as misspelt where a name like it stands there, and only there', () => {
    const codes = (more: object): string[] =>
      reported(without('heading', more), 'needs.schema.json').map(({ code }) => code);
    expect(codes({ hedding: 'a' })).toEqual(['unknown-property']);
    expect(codes({ inner: { hedding: 'a' } }).toSorted()).toEqual(['missing-property', 'unknown-property']);
    expect(codes({ xylophone: 7 }).toSorted()).toEqual(['missing-property', 'unknown-property']);
    expect(
      codes({ xylophone: 'a', trumpet: 'b' }).filter((code) => code === 'missing-property'),
    ).toHaveLength(1);
  });
});

describe('The type of a block', () => {
  it.each<[Json, string, string, RegExp]>([
    [{ type: 'pros' }, 'unknown-block-type', '"pros"', /Did you mean "prose"\?/],
    [{ type: 'xylophone' }, 'unknown-block-type', '"xylophone"', /The blocks are: x, prose\./],
    [{ type: 7 }, 'wrong-type', '7', /a text between quotation marks/],
    [{ typ: 'x' }, 'unknown-property', '"typ"', /Did you mean "type"\?/],
    [{ a: 'x' }, 'missing-block-type', '{', /The blocks are: x, prose\./],
  ])('is reported for %j as %s', (value, code, words, text) => {
    expect(reported(value, 'page.schema.json')).toEqual([
      { code, words, text: expect.stringMatching(text) as string },
    ]);
  });
});
