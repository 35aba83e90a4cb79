import { describe, expect, it } from 'vitest';
import { formatGithub } from '../../scripts/check/format-github';
import { formatJson } from '../../scripts/check/format-json';
import { formatSarif } from '../../scripts/check/format-sarif';
import { formatText, type ReportedProblem } from '../../scripts/check/format-text';

const problem = (text: string, range: Partial<ReportedProblem>): ReportedProblem => ({
  file: 'a.json',
  shownFile: 'pages-json/a.json',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  pointer: '/a',
  code: 'missing-comma',
  severity: 'error',
  message: 'What happened.',
  hint: 'What to do.',
  text,
  ...range,
});
const shown = (text: string, range: Partial<ReportedProblem>): string[] =>
  formatText([problem(text, range)], 3, false).split('\n');

describe('The report for a person', () => {
  it('shows the place, the lines around it and what to do', () => {
    expect(shown('{\n  "a": 1\n  "b": 2\n}', { line: 2, column: 8, endLine: 2, endColumn: 9 })).toEqual([
      'error pages-json/a.json:2:8 missing-comma',
      '  What happened.',
      '    1 | {',
      '  > 2 |   "a": 1',
      '      |        ^',
      '    3 |   "b": 2',
      '  → What to do.',
      '    docs/problems.md#missing-comma',
      '',
      '3 pages checked: 1 problem.',
      '',
    ]);
  });

  it('aligns line numbers of different lengths', () => {
    const lines = shown('x\n'.repeat(11), { line: 9 });
    expect(lines.slice(2, 6)).toEqual(['     8 | x', '  >  9 | x', '       | ^', '    10 | x']);
  });

  it('cuts long lines around the culprit, and keeps the mark under it', () => {
    const [, , row = '', mark = ''] = shown(`${'a'.repeat(300)}XYZ${'b'.repeat(300)}`, {
      column: 301,
      endColumn: 304,
    });
    expect(row.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('XYZ');
    expect(row).toMatch(/^ {2}> 1 \| ….{98}…$/);
  });

  it.each([
    ['a line of a hundred signs', 'a'.repeat(100), 100, 'a'.repeat(100), 100],
    ['the beginning of a longer one', 'a'.repeat(101), 1, `${'a'.repeat(99)}…`, 1],
    ['the end of a longer one', `${'b'.repeat(100)}X`, 101, `…${'b'.repeat(98)}X`, 100],
    [
      'what stands before the middle',
      `${'a'.repeat(50)}X${'b'.repeat(200)}`,
      51,
      `${'a'.repeat(50)}X${'b'.repeat(48)}…`,
      51,
    ],
  ])('shows of %s as much as fits', (_, text, column, row, at) => {
    const [, , line, mark] = shown(text, { column, endColumn: column + 1 });
    expect(line).toBe(`  > 1 | ${row}`);
    expect(mark).toBe(`      | ${' '.repeat(at - 1)}^`);
  });

  it('marks no more of a line than it shows', () => {
    const [, , , mark = ''] = shown('a'.repeat(300), { column: 151, endColumn: 290 });
    expect(mark).toBe(`      | ${' '.repeat(50)}${'^'.repeat(50)}`);
  });

  it('cuts the lines around the culprit at their ends', () => {
    const [, , before, , , after] = shown(`${'a'.repeat(200)}\nX\n${'c'.repeat(200)}`, {
      line: 2,
      endLine: 2,
    });
    expect([before, after]).toEqual([`    1 | ${'a'.repeat(99)}…`, `    3 | ${'c'.repeat(99)}…`]);
  });

  it('marks the rest of the line when the culprit goes on, and one sign when it is empty', () => {
    expect(shown('abcd\nef', { column: 2, endLine: 2, endColumn: 2 })[3]).toBe('      |  ^^^');
    expect(shown('abc', { column: 2, endColumn: 2 })[3]).toBe('      |  ^');
  });

  it('shows tabs as spaces, and control characters as what they are not', () => {
    expect(shown('\t"\u001b[2J"', { column: 2, endColumn: 3 })[2]).toBe('  > 1 |  "\u{fffd}[2J"');
  });

  it('shows no lines of a file without a text', () => {
    expect(shown('', {}).slice(0, 3)).toEqual([
      'error pages-json/a.json:1:1 missing-comma',
      '  What happened.',
      '  → What to do.',
    ]);
  });

  it('counts problems and warnings', () => {
    const both = [problem('', {}), problem('', {}), problem('', { severity: 'warning' })];
    expect(formatText(both, 5, false)).toContain('5 pages checked: 2 problems, 1 warning.');
    expect(formatText([], 5, false)).toBe('5 pages checked: no problem.\n');
    expect(formatText(both.slice(2), 5, false)).toContain('\n5 pages checked: 1 warning.\n');
    expect(formatText([...both.slice(2), ...both.slice(2)], 5, false)).toContain(' checked: 2 warnings.\n');
  });

  it('has colours only when they are wanted', () => {
    expect(formatText([problem('x', {})], 1, false)).not.toContain('\u001b');
    const coloured = (problems: ReportedProblem[]): string =>
      formatText(problems, 1, true).replaceAll('\u001b[', '<');
    expect(coloured([problem('x', {})]).split('\n')).toEqual([
      '<31merror<39m <1mpages-json/a.json:1:1<22m <2mmissing-comma<22m',
      '  What happened.',
      '  > <2m1 |<22m x',
      '      <2m|<22m <31m^<39m',
      '  <36m→<39m What to do.',
      '    <2mdocs/problems.md#missing-comma<22m',
      '',
      '<31m1 pages checked: 1 problem.<39m',
      '',
    ]);
    expect(coloured([problem('x', { severity: 'warning' })]).split('<33m')).toHaveLength(4);
    expect(coloured([])).toBe('<32m1 pages checked: no problem.<39m\n');
  });
});

describe('The report for other programs', () => {
  it('has just the fields of the contract', () => {
    const report: unknown = JSON.parse(formatJson([problem('x', { line: 2, endLine: 3 })], 7, 12.6));
    expect(report).toEqual({
      problems: [
        {
          file: 'pages-json/a.json',
          line: 2,
          column: 1,
          endLine: 3,
          endColumn: 2,
          pointer: '/a',
          code: 'missing-comma',
          severity: 'error',
          message: 'What happened.',
          hint: 'What to do.',
        },
      ],
      pages: 7,
      durationMs: 13,
    });
  });
});

describe('A report of a file that means harm', () => {
  const sign = '\u001b]0;x\u0007\u202e\u{e0041}\u2028\u009b';
  const commanding = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}]/u;
  const odd = problem(`"${sign}"`, { shownFile: `${sign}.json`, message: sign, hint: sign, pointer: sign });

  it('obeys none of its signs, in any format', () => {
    expect(formatText([odd], 1, false)).not.toMatch(commanding);
    expect(formatGithub([odd])).not.toMatch(commanding);
    expect(formatJson([odd], 1, 1)).not.toMatch(commanding);
    expect(formatText([odd], 1, false)).toContain('\\u{1b}]0;x\\u{7}\\u{202e}');
  });

  it('gives other programs the same file, message and hint', () => {
    const { problems } = JSON.parse(formatJson([odd], 1, 1)) as { problems: Record<string, string>[] };
    expect(problems[0]).toMatchObject({ file: `${sign}.json`, message: sign, hint: sign });
  });
});

describe('The report for services that collect findings', () => {
  it('has each kind once, and each problem with its place and what fixes it', () => {
    const one = problem('[1 2]', { column: 2, endColumn: 3, fix: [{ offset: 2, length: 0, content: ',' }] });
    const other = problem('x', { shownFile: 'a b.json' });
    const report = JSON.parse(formatSarif([one, other])) as { runs: { tool: object; results: object[] }[] };
    const [run] = report.runs;
    expect(run?.tool).toMatchObject({
      driver: { rules: [{ id: 'missing-comma', shortDescription: { text: 'Missing comma' } }] },
    });
    const region = { startLine: 1, startColumn: 2, endLine: 1, endColumn: 3 };
    const file = { artifactLocation: { uri: 'pages-json/a.json' } };
    const replaced = { deletedRegion: { ...region, startColumn: 3 }, insertedContent: { text: ',' } };
    expect(run?.results).toEqual([
      {
        ruleId: 'missing-comma',
        level: 'error',
        message: { text: 'What happened. What to do.' },
        locations: [{ physicalLocation: { ...file, region } }],
        fixes: [{ artifactChanges: [{ ...file, replacements: [replaced] }] }],
      },
      expect.objectContaining({
        locations: [
          { physicalLocation: expect.objectContaining({ artifactLocation: { uri: 'a%20b.json' } }) },
        ],
      }),
    ]);
    expect(run?.results[1]).not.toHaveProperty('fixes');
  });
});

describe('The report for GitHub', () => {
  it('is one annotation a line, with everything escaped that could end it', () => {
    const odd = problem('x', {
      shownFile: 'a,b:c%.json',
      message: '100 % of\nit, he said: ::error::x',
      hint: 'Do\r.',
    });
    expect(formatGithub([odd])).toBe(
      '::error file=a%2Cb%3Ac%25.json,line=1,col=1,endLine=1,endColumn=2,title=missing-comma::100 %25 of%0Ait, he said: ::error::x%0ADo%0D.%0Adocs/problems.md#missing-comma\n',
    );
  });

  it('has a line for each problem', () => {
    expect(formatGithub([problem('x', {}), problem('x', {})])).toMatch(/^(::error [^\n]*\n){2}$/);
  });

  it('is empty when nothing is wrong', () => {
    expect(formatGithub([])).toBe('');
  });
});
