import { applyEdits } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { marked } from '../testing/marked';
import { parseDocument } from './parse-document';
import { repairDocument } from './repair-document';

const read = (text: string) => repairDocument({ path: 'a.json', text });
const codes = (text: string) => read(text).problems.map(({ code, line }) => `${code} ${line}`);

/** The text after all that is certain in it has been fixed. */
function fixed(text: string): string {
  return applyEdits(
    text,
    read(text).problems.flatMap(({ fix = [] }) => [...fix]),
  );
}

describe('A text that is not JSON', () => {
  it.each([
    ['{ “a”: “b” }', '{ "a": "b" }'],
    ['{ "a": “b" }', '{ "a": "b" }'],
    ['{ "a": "b” }', '{ "a": "b" }'],
    [`{ 'a': 'it\\'s "b"' }`, `{ "a": "it's \\"b\\"" }`],
    ['{ "a":\u{a0}1 }', '{ "a": 1 }'],
    ['{ a: 1, b: 2 }', '{ "a": 1, "b": 2 }'],
    ['{ a": True }', '{ "a": true }'],
    ['{ "a": True }', '{ "a": true }'],
    ['{ "a": some words, "b": no }', '{ "a": "some words", "b": false }'],
    ['{ "a": “Wait,” he said.",\n "b": 1 }', '{ "a": "“Wait,” he said.",\n "b": 1 }'],
    ['["a"\n"b"\n"c"]', '["a",\n"b",\n"c"]'],
    ['1  {\n2  "a": 1\n3  }\n4  \n', ' {\n "a": 1\n }\n \n'],
    ['{ "a": 1;\n"b": 2 }', '{ "a": 1,\n"b": 2 }'],
    ['{ "a": "say "hello" to",\n "b": 1 }', String.raw`{ "a": "say \"hello\" to",` + '\n "b": 1 }'],
    ['{ "a": [1,],\n"b": [2,],\n"c": {}, }', '{ "a": [1],\n"b": [2],\n"c": {} }'],
    ['[1,, 2]', '[1, 2]'],
    ['{\n"a" 1,\n"b" = 2 }', '{\n"a": 1,\n"b" : 2 }'],
    ['{ "a":: 1 }', '{ "a": 1 }'],
    ['{\n"a": "b,\n"c": 1\n}', '{\n"a": "b",\n"c": 1\n}'],
    ['{ "a: "b" }', '{ "a": "b" }'],
    ['{ "a: 1 }', '{ "a": 1 }'],
    ['{ "a": +91 98000 00000 }', '{ "a": "+91 98000 00000" }'],
    ['{\n"a": "b"d,\n"c": [ "e"\\\n ] }', '{\n"a": "b",\n"c": [ "e"\n ] }'],
    ['{ "a": "b", c: "d e"\n}', '{ "a": "b", "c": "d e"\n}'],
    ['{ "a": "b", “c”: “d e”\n}', '{ "a": "b", "c": "d e"\n}'],
    ['{ "a": "b" "c": "d e"\n}', '{ "a": "b", "c": "d e"\n}'],
    ['{ "a": trued }', '{ "a": true }'],
    ['{ "a": "b\tc" }', '{ "a": "b c" }'],
    [String.raw`{ "a": "it\'s" }`, `{ "a": "it's" }`],
    [String.raw`{ "a": "home\dance" }`, String.raw`{ "a": "home\\dance" }`],
    [String.raw`{ "a": "home\new\dance" }`, String.raw`{ "a": "home\\new\\dance" }`],
    [String.raw`{ "a": "c:\dir" }`, String.raw`{ "a": "c:\\dir" }`],
    ['{ "kicker:" "Contact",\n"b": 1 }', '{ "kicker": "Contact",\n"b": 1 }'],
    ['[\n  { "a": [1} }\n]', '[\n  { "a": [1] }\n]'],
    ['{ "a": { { "b": 1 }, { "b": 2 } ] }', '{ "a": [ { "b": 1 }, { "b": 2 } ] }'],
    ['{ "a": {\n{ "type": 1 },\n{ "type": 2 }\n} }', '{ "a": [\n{ "type": 1 },\n{ "type": 2 }\n] }'],
    ['{ "a": [ "b": 1 } }', '{ "a": { "b": 1 } }'],
    ['{ "a":\n "b": 1 } }', '{ "a": {\n "b": 1 } }'],
    ['[ { "a": 1 }, "a": 1 } ]', '[ { "a": 1 }, { "a": 1 } ]'],
    ['{ "a": [1]', '{ "a": [1]}'],
    ['```json\n{ "a": 1 }\n```\n', '{ "a": 1 }\n'],
    ['{ "a": 1 }\n```', '{ "a": 1 }\n'],
    ['Here is the page:\n\n```json\n{ "a": 1 }\n```\nAnything else, "boss"?', '{ "a": 1 }\n'],
    ['Here is the page:\n\n```json\n{ "a": 1 }\n```\nAnything else?', '{ "a": 1 }\n'],
    ['{ "a": 1,\n=======\n"b": 2 }', '{ "a": 1,\n\n"b": 2 }'],
  ])('is fixed where that is certain: %j', (text, sound) => {
    expect(fixed(text)).toBe(sound);
  });

  it.each([
    ['a number that may be a text', '{ "a": 2,5 }'],
    ['an address on two lines', '{ "a": "/one\n-two" }'],
    ['a text that another text cuts in two', '["booking, "invite"]'],
    ['a value that is missing', '{ "a": , "b": 1 }'],
    ['words that mean nothing', '{ "a": None }'],
    ['a bracket that JSON does not know', '{ "a": [( "b": 1 )] }'],
    ['a number with a dash', '{ "a": –3 }'],
    ['a comment', '{ "a": 1 // note\n}'],
    ['a bracket that is closed nowhere', '{\n  "a": [\n    1\n}'],
    ['a bracket that closes nothing', '{ "a": 1 }}'],
    ['a backslash before the last quotation mark', '{ "a": "b\\",\n"c": 1 }'],
    ['two versions', '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> other\n}'],
    ['text after the end', '{} and more'],
    ['a file without its end', '{ "a": [1'],
    ['a note with quotation marks', '{ "a": "b", <-- sir wants "c"\n"d": 1 }'],
    ['a note with quotation marks before a comma', '{ "a": "b" <-- sir wants "c",\n"d": 1 }'],
    ['a note that is a text', '{ "a": "b", "ask Rohini"\n"d": 1 }'],
    ['a note with a colon', '["a", note: ask\n"d"]'],
    ['a note in brackets', '{ "a": "b", (ask "me": now)\n"c": 1 }'],
    ['a note among objects', '[\n{ "a": 1 }, "ask me"\n{ "a": 2 } ]'],
    ['a note behind a number', '{ "a": 1 ask me: now\n}'],
    ['words behind a text of a list', '["a",\n"b", ask me\n"c"]'],
    ['a list of blocks behind a list of texts', '{ "a": [ "b" ]\n[ { "type": "c" } ] }'],
    ['a line of several words in a list of texts', '["a.",\nAnita, please ask whether this is true\n"b."]'],
    ['a line of several words at the end of a list', '["a.",\nask her about this\n]'],
    ['a line of words with a quotation in a list', '["a.",\nAnita: she says "Mrs. Patil", not Ms.\n"b."]'],
    ['a note behind an entry without its comma', '["a."\n-- add here: "Counting"\n"b."]'],
    ['a mail that is quoted in a list', '[\n> On Monday, he wrote:\n> Say "resilient" and not strong.\n"b"]'],
    ['a mail with a blank line and a quotation first', '[\n> Hello,\n>\n> "yes" he said.\n"b"]'],
    ['what may be entries of a list of short ones', '["tea",\n"A cup of tea\nand more of it",\n"chai"]'],
    ['what may be two texts of a list', '["a",\n"To come with us,\nbring a cup",\n"b"]'],
    ['a note behind hyphens', '["a.",\n-- add here: "Counting" (ask Meena)\n"b."]'],
    [
      'a note behind hyphens among objects',
      '[\n{ "a": 1 },\n-- add here: "Counting" (ask Meena)\n{ "a": 2 } ]',
    ],
    [
      'a line of words between objects',
      '[\n{ "a": 1 },\nRekha: please check, she says "Mrs. Patil", not Ms.\n{ "a": 2 } ]',
    ],
    [
      'a headline between objects',
      '[\n{ "a": 1 },\n### TODO Anil: new photo here, see "goal" below\n{ "a": 2 } ]',
    ],
    ['sentences on lines of their own', '["a",\n"Ask early.\n  Bring a cup.",\n"b"]'],
    ['an address in a text', '["a",\n"Bapat Road\nPune 411016",\n"b"]'],
    ['a word that a hyphen parts', '["a",\n"A well-\nknown man.",\n"b"]'],
    ['what several people said', '["a",\n"Rekha: hello\nSunil: good",\n"b"]'],
    ['what several people said, without its first mark', '["a",\nRekha: hello\nSunil: good",\n"b"]'],
    ['a line with a hyphen in a list of texts', '["a",\n- ask Meena\n"b"]'],
    ['a word among names', '{ "a": 1,\nheading,\n"b": 2 }'],
    ['a list without its name', '{\n"a": "b",\n"c",\n"d"\n] }'],
  ])('keeps %s as it is', (_, text) => {
    expect(fixed(text)).toBe(text);
    expect(codes(text)).toHaveLength(1);
  });

  it.each(['„x y“', '“x y”', '«x y»', '‘x y’', '`x y`'])(
    'has marks of another kind without a comma: %s',
    (text) => {
      expect(fixed(`{\n"a": ${text}\n"b": 1\n}`)).toBe('{\n"a": "x y"\n"b": 1\n}');
    },
  );

  it('is read on, so that mistakes further down are reported as well', () => {
    const text = ['{', '  a: 1,', '  "b": [2,],', '  "c": None,', '  "d": “x”', '}'].join('\n');
    expect(codes(text)).toEqual(['unquoted-text 2', 'trailing-comma 3', 'unquoted-text 4', 'smart-quotes 5']);
  });

  it('reports each conflict, wherever it stands', () => {
    const versions = (one: string, other: string): string =>
      `<<<<<<< HEAD\n${one}\n=======\n${other}\n>>>>>>> x\n`;
    expect(codes(`{\n${versions('"a": 1,', '"a": 2,')}"b": [\n${versions('1', '2')}]}\n`)).toEqual([
      'merge-conflict 2',
      'merge-conflict 8',
    ]);
    expect(
      codes('{\r\n<<<<<<< HEAD\r\n"a": 1\r\n||||||| base\r\n"a": 0\r\n=======\r\n"a": 2\r\n>>>>>>> x\r\n}'),
    ).toEqual(['merge-conflict 2']);
    expect(codes('{ "a": "<<<<<<<",\n"b": "=======" ]')).toEqual(['wrong-bracket 2']);
  });

  it('reports no consequences: what follows on the same line may be one', () => {
    expect(codes('{ "a": a"/x" }')).toHaveLength(1);
    expect(codes('{ "a": [1, 2 },\n "b": 1 ] }')).toHaveLength(1);
  });

  it('reports as many mistakes as anyone will correct', () => {
    expect(read(`[${'1,\n,'.repeat(900)}1]`).problems).toHaveLength(200);
  });
});

describe('What was read in the place of a text', () => {
  it('has its places in the text as it was written', () => {
    const text = '{\n  “type”: “hero”,\n  "b": "c"\n  "d": "e"\n}';
    const document = parseDocument({ path: 'a.json', bytes: new TextEncoder().encode(text) });
    expect(document.value).toEqual({ type: 'hero', b: 'c', d: 'e' });
    expect(document.problems.map((problem) => marked(text, problem))).toEqual(['“', '"']);
  });

  it('has lines named as the author counts them', () => {
    const { problems } = read('{\r\n  "a": "one\r\n    two",\r\n  "b": [\r\n    1\r\n}\r\n');
    expect(problems.map(({ message }) => message).at(-1)).toContain('line 4');
  });

  it('says which values are guesses', () => {
    expect(read('{ "a": { "b": , "c": 1 }, "d": 1 }').ambiguous).toEqual(['/a/b']);
    expect(read('{ "a": 2px }').ambiguous).toEqual(['/a']);
  });
});

describe('What was typed by mistake', () => {
  it.each([
    ['before a document', 's{ "a": 1 }', 'unquoted-text', 's'],
    ['as a sign before a document', '`{\n"a": 1 }', 'unquoted-text', '`'],
    [
      'before what somebody sent',
      'Sure! Here\'s the page:\n\n{\n"a": 1 }',
      'comment-in-json',
      "Sure! Here's the page:",
    ],
    ['before an entry', '{ "a": [ s{ "b": 1 } ] }', 'unquoted-text', 's'],
    ['before a name', '{ s"a": 1 }', 'unquoted-text', 's'],
  ])('%s is reported, with the advice to delete it', (_, text, code, culprit) => {
    const { problems, readAs } = repairDocument({ path: 'a.json', text });
    expect(
      problems.map((one) => [one.code, text.slice(text.indexOf(culprit)).startsWith(culprit), one.hint]),
    ).toEqual([[code, true, expect.stringContaining('Delete')]]);
    expect(JSON.parse(readAs?.text ?? '')).toEqual(JSON.parse(text.replace(culprit, '')));
  });

  it('as a line of several words is reported as a text or a note, both', () => {
    const { problems, readAs } = read('["a.",\nAnita, please ask about this\n"b."]');
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
      [
        'unquoted-text',
        'If it is a note of your own, delete the line. If visitors are to read it, put it between quotation marks: "Anita, please ask about this", with a comma behind it where more follows.',
      ],
    ]);
    expect(JSON.parse(readAs?.text ?? '')).toEqual(['a.', 'Anita, please ask about this', 'b.']);
  });

  it.each([
    ['-- add here: "Counting" (ask Meena)', '{ "b": 1 }'],
    ['Rekha: please check, she says "Mrs. Patil", not Ms.', '{ "b": 1 }'],
    ['### TODO Anil: new photo here, see "goal" below', '{ "b": 1 }'],
    ['ask Anil', '{ "b": 1 }'],
  ])('as %s among entries like %s is reported as a note, once', (note, entry) => {
    const { problems, readAs } = read(`[\n${entry},\n${note}\n${entry}\n]`);
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
      ['comment-in-json', expect.stringContaining('Delete line 3.')],
    ]);
    expect(JSON.parse(readAs?.text ?? '')).toHaveLength(2);
  });
});

describe('Where a repair is not the only one', () => {
  const page = (first: string, second: string): string =>
    ['{', '  "blocks": [', '    {', `      ${first}`, `      ${second}`, '    }', '  ]', '}'].join('\n');

  it('takes the one that leaves every bracket below its beginning', () => {
    const lines = ['{', '  "a": {', '    "b": 1', '  "c": [', '    2', '  ]', '}'];
    expect(codes(lines.join('\n'))).toEqual(['unclosed-bracket 3']);
    expect(read(lines.join('\n')).readAs?.text).toContain('1\n  },\n  "c"');
  });

  it('takes the one after which no name stands twice', () => {
    const entries = page('"type": "a", "text": "b"', '"type": "c", "text": "d"');
    expect(codes(entries)).toEqual(['missing-comma 4']);
    expect(JSON.parse(read(entries).readAs?.text ?? '')).toEqual({
      blocks: [
        { type: 'a', text: 'b' },
        { type: 'c', text: 'd' },
      ],
    });
  });

  it('takes out what stands there already', () => {
    const lines = Array.from({ length: 9 }, (_, at) => `  "name ${at}": "what stands in it",`);
    const text = [
      '{',
      ...lines,
      '  "last": "a text that was',
      ...lines,
      '  "last": "a text that was cut"',
      '}',
    ];
    expect(codes(text.join('\n'))).toEqual(['pasted-twice 12']);
  });

  it('cuts a part out of another one', () => {
    const text = page('"type": "a",', '{ "type": "b" }, "text": "c"');
    expect(read(text).problems.map(({ code, hint }) => [code, hint.slice(0, 10)])).toEqual([
      ['nested-part', 'Cut line 5'],
    ]);
  });

  it('puts the end of a list behind its last entry', () => {
    const text = '{\n  "a": [\n    { "b": 1 }\n  ],\n    { "b": 2 }\n}';
    expect(JSON.parse(fixed(text))).toEqual({ a: [{ b: 1 }, { b: 2 }] });
  });
});
