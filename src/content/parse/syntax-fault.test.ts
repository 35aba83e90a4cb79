import { describe, expect, it } from 'vitest';
import { marked } from '../testing/marked';
import { readOn } from './read-on';
import type { Problem } from '../problems/problem';

function firstOf(text: string): Problem {
  const [first] = readOn({ path: 'a.json', text }).problems;
  if (!first) throw new Error(`Nothing is wrong with ${text}`);
  return first;
}

/** A text, the code of what is told of it first, and what is marked. */
type Case = [text: string, code: string, words: string];

const groups: Record<string, Case[]> = {
  'A quotation mark': [
    ['{ "a": "b" c" }', 'unescaped-quote', '"'],
    [String.raw`{ "a": ""C:\B c.png"" }`, 'bad-escape', String.raw`""C:\B c.png""`],
    [String.raw`{ "a": C:\B c.png }`, 'bad-escape', String.raw`C:\B c.png`],
    [String.raw`{ "a": "C:\B\" }`, 'bad-escape', String.raw`"C:\B\"`],
    ['{ "a": "b" c, "d": 1 }', 'unquoted-text', 'c'],
    ['{ "a": "say "12" to" }', 'unescaped-quote', '"'],
    ['{ "a": "b""c": 1 }', 'unescaped-quote', '"'],
    ['["a""b"]', 'unescaped-quote', '"'],
    ['{ "a""b": 1 }', 'unescaped-quote', '"'],
    ['{ "a"1: 1 }', 'unquoted-text', '1'],
    ['{ "a"123: 1 }', 'unescaped-quote', '"'],
    ['{ "a": "b", c d",\n "e": 1 }', 'unescaped-quote', '"'],
    ['{ "a": "b, "c": 1 }', 'unclosed-text', '"b'],
    ['{ "a": "b , "c" : 1 }', 'unclosed-text', '"b'],
    ['{ "a": "b" ,c": 1 }', 'unquoted-text', 'c'],
    ['{ "a": "b, c" d" }', 'unescaped-quote', '"'],
    ['{ "a": "b, "c d" }', 'unescaped-quote', '"'],
    ['{ "a: 1 }', 'unclosed-text', '"a'],
    ['{ "a : "b" }', 'unclosed-text', '"a'],
    ['{ "a": "x\n "b": 2 }', 'unclosed-text', '"x'],
    ['{ "a": "b\\"\n}', 'unclosed-text', String.raw`\"`],
    ['{ "a": "b\\" ,\n}', 'unclosed-text', String.raw`\"`],
    ['{ "a": "b\\", "c": 1\n}', 'unclosed-text', String.raw`"b\"`],
    ['{ "a": “b", "c": 1 }', 'smart-quotes', '“'],
    ['{ "a": "“b”\n}', 'unclosed-text', '"“b”'],
    ['{ "a": “b” c",\n "d": 1 }', 'unquoted-text', '“b” c'],
    ['{ "a"": 1 }', 'extra-quote', '"'],
    ['{ ""a": 1 }', 'extra-quote', '"'],
    ['{ "a": "b""\n}', 'extra-quote', '"'],
    ['{ "a: "“b”" }', 'unclosed-text', '"a'],
    ['{ "a": "b” },\n}', 'smart-quotes', '”'],
    ['{ "a": "“b” and “c\n}', 'unclosed-text', '"“b” and “c'],
    ['{ "a": "b”, "c": 1 }', 'unclosed-text', '"b”'],
  ],
  'A comma': [
    ['["a" "b"]', 'missing-comma', '"'],
    ['["1" 2]', 'missing-comma', '"'],
    ['[1 "2"]', 'missing-comma', '1'],
    ['[1  2]', 'missing-comma', '1'],
    ['[1\n2]', 'missing-comma', '1'],
    ['[true 2]', 'missing-comma', 'e'],
    ['[true false]', 'missing-comma', 'e'],
    ['{ "a": "x"\n "b": 2 }', 'missing-comma', '"'],
    ['{ "a": 1 . "b": 2 }', 'missing-comma', '.'],
    ['{ "a": 1、"b": 2 }', 'missing-comma', '、'],
    ['{ "a": "x"; }', 'unquoted-text', ';'],
    ['{ "a": "x"; "b": 1 }', 'missing-comma', ';'],
    ['{ , "a": 1 }', 'extra-comma', ','],
    ['[,1]', 'extra-comma', ','],
    ['{},', 'trailing-comma', ','],
    ['{ "a": 1, }', 'trailing-comma', ','],
  ],
  'A colon': [
    ['{ "a" => 1 }', 'missing-colon', '=>'],
    ['{ "a" = true }', 'missing-colon', '='],
    ['{ "a" ->\n1 }', 'missing-colon', '->'],
    ['{ "a" = { "b": 1 } }', 'missing-colon', '='],
    ['{ "a" b }', 'unescaped-quote', '"'],
    ['{ "a", 1 }', 'missing-colon', '"a"'],
    ['{ "a" "b" }', 'missing-colon', '"a"'],
    ['{ "a: b", "c": 1 }', 'missing-colon', '"a: b"'],
    ['{ "c": "d",\n "a: true"\n}', 'missing-colon', '"a: true"'],
    ['{ "c": "d", "a: b",\n "e: f" }', 'missing-colon', '"a: b"'],
    ['{ "c": "d", "note: two texts", "and more" }', 'texts-without-brackets', '"d"'],
    ['{ "c": "d", "Note: two texts", "e": 1 }', 'texts-without-brackets', '"d"'],
    ['{ "a": , "b": 1 }', 'missing-value', ':'],
    ['["a": 1]', 'extra-colon', ':'],
    ['{ "a": 1 : 2 }', 'extra-colon', ':'],
    ['{ "a": "b": 2 }', 'extra-colon', ':'],
  ],
  'A number': [
    ['[1 000 000]', 'bad-number', '1 000'],
    ['[-1 200]', 'bad-number', '-1 200'],
    ['{ "a": 2 000,5 }', 'bad-number', '2 000'],
    ['{ "a": 2 000px }', 'bad-number', '2 000px'],
    ['{ "a": 1,5, "b": 2 }', 'bad-number', '1,5'],
    ['{ "a": 12,50 }', 'bad-number', '12,50'],
    ['{ "a": "1",5 }', 'unquoted-text', '5'],
    ['{ "a": 1,x }', 'unquoted-text', 'x'],
    ['{ "a": NaN }', 'bad-number', 'NaN'],
    ['{ "a": -Infinity }', 'bad-number', '-Infinity'],
    ['{ "a": Infinity }', 'bad-number', 'Infinity'],
    ['{ "a": .5 }', 'bad-number', '.5'],
    ['{ "a": 1. }', 'bad-number', '1.'],
    ['{ "a": 01 }', 'bad-number', '01'],
    ['{ "a": 5% }', 'bad-number', '5%'],
    ['{ "a": Nancy }', 'unquoted-text', 'Nancy'],
    ['{ "a": x1 }', 'unquoted-text', 'x1'],
  ],
  'A comment': [
    ['# title\n{}', 'comment-in-json', '# title'],
    ['<!-- x -->\n{}', 'comment-in-json', '<!-- x -->'],
    ['{ "a": 1 # note\n}', 'comment-in-json', '# note'],
    ['{ "a": 1 /* x \n}', 'comment-in-json', '/* x'],
    ['{ "a": #1 }', 'unquoted-text', '#1'],
  ],
  'What is not between quotation marks': [
    ['{ "a": 1, b": 2 }', 'unquoted-text', 'b'],
    ['{ "a": b", "c": 1 }', 'unquoted-text', 'b'],
    ['{ some words : 1 }', 'unquoted-text', 'some words'],
    ['{ "a": yes, no, "b": 1 }', 'unquoted-text', 'yes, no'],
    ['{ "a": /x/y , "b": 1 }', 'unquoted-text', '/x/y'],
    ['{ "a": x,\n "b": 1 }', 'unquoted-text', 'x'],
    ['{ "a": x\n}', 'unquoted-text', 'x'],
    ['{ "a": "b",\n c }', 'unquoted-text', 'c'],
    [`{ "a": ${'x'.repeat(300)} }`, 'unquoted-text', 'x'.repeat(200)],
  ],
  'A bracket': [
    ['{ "a": [1, 2 }', 'unclosed-bracket', '2'],
    ['[[1, 2]', 'unclosed-bracket', '['],
    ['[', 'unfinished-file', '['],
    ['{ "a": [1,', 'unfinished-file', ','],
    ['{ "a": ["b', 'unfinished-file', 'b'],
    ['{ "a":\n "b": 1 } }', 'missing-opening-bracket', ':'],
    ['{ "a": "b", "c"] }', 'missing-opening-bracket', ':'],
    ['[ { "a": 1 }, "a": 1 } ]', 'missing-opening-bracket', '"'],
    ['"a": 1 }', 'missing-opening-bracket', '"'],
    ['{ "a": 1 }, { "a": 2 } ]', 'missing-opening-bracket', '{'],
    ['{ "a": [{ "b": 1 } }, { "b": 2 }] }', 'extra-bracket', '}'],
    ['{ "a": 1\n  },\n  "b": [] }', 'extra-bracket', '}'],
    ['{ "a": { "b": 1 ] }', 'wrong-bracket', ']'],
    ['[}', 'wrong-bracket', '}'],
    ['[\n  1\n  }', 'wrong-bracket', '}'],
    ['{} ]', 'extra-bracket', ']'],
    ['{ { "a": 1 }', 'unclosed-bracket', '{'],
    ['{ { "a": 1 } }', 'wrong-opening-bracket', '{'],
    ['{ "a": { { "b": 1 }, { "b": 2 } ] }', 'wrong-opening-bracket', '{'],
    ['{ "a": [ "b": 1 } }', 'wrong-opening-bracket', '['],
    ['{ "a": { "b", "c" ] }', 'wrong-opening-bracket', '{'],
  ],
  'What is after the end': [
    ['{} {}', 'text-after-end', '{}'],
    ['[1]\n[2]  ', 'text-after-end', '[2]'],
    ['{} “a”', 'smart-quotes', '“'],
    ['{} a: 1', 'text-after-end', 'a: 1'],
    ['"a": 1', 'not-json', '"a"'],
    ['1 : 2', 'text-after-end', ': 2'],
    ['  title: x  ', 'not-json', 'title: x'],
  ],
  'A sign that nobody sees': [
    ['{"a":\u200b\u200b1}', 'invisible-character', '\u200b\u200b'],
    ['\u00a0{}', 'invisible-character', '\u00a0'],
    ['{ "a": \u00a0x }', 'invisible-character', '\u00a0'],
    ['{ "a": "\\u00e9\\d" }', 'bad-escape', String.raw`\d`],
    ['{ "a": "\\u00g" }', 'bad-escape', String.raw`\u00`],
  ],
};

describe.each(Object.entries(groups))('%s', (_, cases) => {
  it.each(cases)('in %j is told as %s', (text, code, words) => {
    const problem = firstOf(text);
    expect([problem.code, marked(text, problem)]).toEqual([code, words]);
  });
});

describe('What a bracket lacks', () => {
  it.each([
    [
      'behind the line above which it ends, blank lines aside',
      ['{', '  "a": {', '    "b": 1,', '', '  "c": 2', '}'],
      [3, 10],
    ],
    ['behind what stands on its line', ['{ "a": [1, 2 }'], [1, 12]],
    ['at the end of the file', ['{', '  "a": 1'], [2, 8]],
    ['where the indentation shows it', ['[', '  { "a": [', '    1', '  },', '  { "a": [] }', ']'], [3, 5]],
    [
      'where a bracket stands too far right',
      ['{', '  "a": {', '    "b": 1', '    }', '  },', '  "c": 1', '}'],
      [4, 5],
    ],
    [
      'where two brackets close what began in two lines',
      ['{', '  "a": {', '    "b": [', '      1', '    ]}},', '  "c": 1', '}'],
      [5, 6],
    ],
  ])('is told %s', (_, lines, [line, column]) => {
    expect(firstOf(lines.join('\n'))).toMatchObject({ line, column });
  });
});
