import { describe, expect, it } from 'vitest';
import { documentOf } from '../testing/byte-source';
import { marked } from '../testing/marked';

/** The code of the one problem of a text, and what it marks. */
function summaryOf(text: string): [string | undefined, string] {
  const { problems } = documentOf(text);
  expect(problems).toHaveLength(1);
  const [problem] = problems;
  return [problem?.code, problem ? marked(text, problem) : ''];
}

const lines = (...all: string[]): string => all.join('\n');

describe('parseDocument', () => {
  it('gives the value of a sound document', () => {
    expect(documentOf('{ "a": [1, "x"] }')).toMatchObject({ value: { a: [1, 'x'] }, problems: [] });
  });

  it('drops a byte order mark, and counts columns without it', () => {
    expect(documentOf('\u{feff}{}')).toMatchObject({ text: '{}', problems: [] });
    expect(documentOf('\u{feff}[1,]').problems[0]).toMatchObject({ line: 1, column: 3 });
  });

  it.each<[string, string, string, string]>([
    ['the end of what lacks a comma', '{ "a": "b" "c": 1 }', 'missing-comma', '"'],
    ['the sign in the place of a comma', lines('{', '  "a": 1;', '  "b": 2', '}'), 'missing-comma', ';'],
    ['a comma before a closing bracket', '[1, 2,]', 'trailing-comma', ','],
    ['the second of two commas', '[1,, 2]', 'extra-comma', ','],
    ['a text that has no end', lines('{', '  "a": "b', '}'), 'unclosed-text', '"b'],
    ['a key that has no end', '{ "a: "b" }', 'unclosed-text', '"a'],
    [
      'a text with quotation marks inside',
      '{ "a": "say "hello" to" }',
      'unescaped-quote',
      '"say "hello" to"',
    ],
    ['the first curly quotation mark', '{ "a": “b” }', 'smart-quotes', '“'],
    ['a curly quotation mark at the end', '{ "a": "b” }', 'smart-quotes', '”'],
    ['the first single quotation mark', "{ 'a': 1 }", 'single-quotes', "'"],
    ['a comment of a line', lines('{', '  // note', '  "a": 1', '}'), 'comment-in-json', '// note'],
    ['a comment of several lines', '/* a\n b */ {}', 'comment-in-json', '/* a\n b */'],
    ['a key without quotation marks', '{ a: 1 }', 'unquoted-text', 'a'],
    ['all words without quotation marks', '{ "a": some words, "b": 1 }', 'unquoted-text', 'some words'],
    ['a word that other languages know', '{ "a": None }', 'unquoted-text', 'None'],
    ['the key that has no colon', '{ "a" 1 }', 'missing-colon', '"a"'],
    ['the sign in the place of a colon', '{ "a" = 1 }', 'missing-colon', '='],
    ['the second of two colons', '{ "a":: 1 }', 'extra-colon', ':'],
    ['the colon after which no value comes', '{ "a": }', 'missing-value', ':'],
    [
      'the colon after which the next line begins',
      lines('{', '  "a":', '  "b": 1', '}'),
      'missing-value',
      ':',
    ],
    ['the words after the end', '{} and more', 'text-after-end', 'and more'],
    ['a backslash that makes no sign', String.raw`{ "a": "see \dir" }`, 'bad-escape', String.raw`\d`],
    ['a file of the own computer', String.raw`{ "a": "c:\dir" }`, 'bad-escape', String.raw`\d`],
    ['a sign of two backslashes as no mistake', String.raw`{ "a": "\\\d" }`, 'bad-escape', String.raw`\d`],
    ['a tab inside a text', '{ "a": "b\tc" }', 'bad-escape', '\t'],
    ['a whole number that is none', '{ "a": +12 }', 'bad-number', '+12'],
    ['a number with its unit', '{ "a": 12px }', 'bad-number', '12px'],
    ['a number with a comma', '{ "a": 2,5 }', 'bad-number', '2,5'],
    ['a number in groups', '{ "a": 2 000 }', 'bad-number', '2 000'],
    ['a bracket that closes nothing', '{ "a": 1 }}', 'extra-bracket', '}'],
    ['a closing bracket of the wrong kind', '{ "a": [1} }', 'wrong-bracket', '}'],
    ['a space that is none', '{ "a":\u{a0}1 }', 'invisible-character', '\u{a0}'],
    ['the first line of something else', lines('title: Invite', 'blocks:'), 'not-json', 'title: Invite'],
    ['the second of two keys', '{ "a": 1, "a": 2 }', 'duplicate-key', '"a"'],
  ])('marks %s', (_, text, code, words) => {
    expect(summaryOf(text)).toEqual([code, words]);
  });

  it('finds by the indentation which bracket is not closed', () => {
    const text = lines('{', '  "seo": {', '    "title": "x",', '  "blocks": [', '    1', '  ]', '}');
    const [problem] = documentOf(text).problems;
    expect(problem).toMatchObject({ code: 'unclosed-bracket', line: 3, column: 16 });
    expect(problem?.message).toContain('line 2');
  });

  it('finds by the counts which of two brackets is wrong', () => {
    expect(summaryOf(lines('[', '  { "a": 1 }},', '  { "a": 2 }', ']'))).toEqual(['extra-bracket', '}']);
    expect(summaryOf(lines('[', '  { "a": 1,', '  { "a": 2 }', ']'))).toEqual(['unclosed-bracket', '1']);
  });

  it('takes a doubled first property for a second entry, which is one problem', () => {
    const [problem] = documentOf('[{ "q": 1, "r": 2, "q": 3, "r": 4 }]').problems;
    expect(problem).toMatchObject({ code: 'duplicate-key', pointer: '/0/q', column: 20 });
    expect(documentOf('[{ "q": 1, "r": 2, "q": 3, "r": 4 }]').ambiguous).toEqual(['/0']);
  });

  it('reports the second of two keys that are only written differently', () => {
    expect(summaryOf(String.raw`{ "ab": 1, "\u0061b": 2 }`)).toEqual([
      'duplicate-key',
      String.raw`"\u0061b"`,
    ]);
  });

  it('marks nothing in a file that is empty', () => {
    expect(summaryOf('')).toEqual(['empty-file', '']);
    expect(summaryOf(' \n')).toEqual(['empty-file', '']);
  });
});
