import { describe, expect, it } from 'vitest';
import type { Json } from '../../../model/json';
import type { Annotation, AnnotationKind } from '../../validate/annotation';
import { openValue } from '../../testing/open-value';
import { plainMarks } from './formatting';

const annotated = (kind: AnnotationKind, pointer: string): Annotation => ({
  kind,
  pointer,
  listOf: undefined,
  value: undefined,
});
const found = (text: string) => plainMarks(openValue({ text })).map(({ written, plain }) => [written, plain]);

describe('Formatting in a text without any is found', () => {
  it.each([
    ['## **Why** it helps', '##', 'Why it helps'],
    ['A **big** day', '**big**', 'A big day'],
    ['A *big* day', '*big*', 'A big day'],
    ['A __very big__ day', '__very big__', 'A very big day'],
    ['A _big_ day', '_big_', 'A big day'],
    ['A ~~big~~ day', '~~big~~', 'A big day'],
    ['A <b>big</b> day', '<b>', 'A big day'],
    ['A big<br/>day', '<br/>', 'A big day'],
    ['<a href="/x" class="y">Read</a>', '<a href="/x" class="y">', 'Read'],
    ['<!-- later -->Read', '<!--', ' later Read'],
    ['Read [the terms](/invite#terms)', '[the terms](/invite#terms)', 'Read the terms'],
    ['Tea &amp; talk', '&amp;', 'Tea & talk'],
    ['Tea&nbsp;time', '&nbsp;', 'Tea time'],
    ['Tea&#8217;s time', '&#8217;', 'Tea’s time'],
    ['Tea&#x2019;s time', '&#x2019;', 'Tea’s time'],
  ])('in %s', (text, written, plain) => {
    expect(found(text)).toEqual([[written, plain]]);
  });

  it('wherever it stands, once a text', () => {
    const value: Json = { a: ['**x**', 'y'], b: { c: '<b>z</b> and <i>z</i>' }, d: null, e: 3 };
    expect(plainMarks(openValue(value)).map(({ pointer }) => pointer)).toEqual(['/a/0', '/b/c']);
  });
});

describe('No formatting is', () => {
  it.each([
    '3 < 5',
    'a < b > c',
    'x <3 y',
    'a * b * c',
    '5*',
    '5* hotel, 4* food',
    '*Terms apply.',
    'Price* and date*',
    '***',
    '2**3**4',
    'M*A*S*H',
    '#1',
    '# of people',
    'No. #7 and #8',
    'C# and F#',
    'A & B',
    'AT&T; and others',
    'Q&A',
    'R&D; also',
    'snake_case_name',
    '_site.json and _chat.json',
    '__init__',
    'a_b and c_d',
    '[sic]',
    '[1] (see below)',
    '[Pune](Maharashtra)',
    '~5 km, ~10 km',
    '<name>',
    '<team@example.in>',
    '-> and <-',
    '₹5,000 – ₹10,000',
    'https://example.in/a_b_c?x=1&y=2',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('in a text that has formatting, and in what is no text', () => {
    const value: Json = { rich: '**x**', lines: ['**x**'], to: '/a_*b*', title: '**x**', question: '**x**' };
    const known = [
      annotated('richText', '/rich'),
      annotated('richText', '/lines'),
      annotated('link', '/to'),
      annotated('inLanguage', '/title'),
      annotated('entryText', '/question'),
    ];
    expect(plainMarks(openValue(value, known)).map(({ pointer }) => pointer)).toEqual([
      '/title',
      '/question',
    ]);
  });

  it('looked for in what is longer than any text of a page', () => {
    expect(found(`**x** ${'a'.repeat(2000)}`)).toEqual([]);
  });
});

it('Of a text that a message cannot show as it has to be typed, only the piece is given', () => {
  expect(found('One.\n\nThey say "chai" and laugh. *Superb* day')).toEqual([['*Superb*', 'Superb']]);
  expect(found(`${'A long word. '.repeat(9)}A *big* day`)).toEqual([['*big*', 'big']]);
});
