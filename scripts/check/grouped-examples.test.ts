import { describe, expect, it } from 'vitest';
import type { ReportedProblem } from './format-text';
import { groupedExamples } from './grouped-examples';

const problem = (code: ReportedProblem['code'], shownFile: string, line: number): ReportedProblem => ({
  file: shownFile,
  shownFile,
  line,
  column: 1,
  endLine: line,
  endColumn: 2,
  pointer: '',
  code,
  severity: 'error',
  message: 'What happened.',
  hint: 'What to do.',
  text: '',
});
const examples = (amount: number, file: string): ReportedProblem[] =>
  Array.from({ length: amount }, (_, at) => problem('sample-content', file, at + 7));

describe('Examples that are still there', () => {
  it('are told one by one where they are few', () => {
    const few = examples(3, 'a.json');
    expect(groupedExamples(few)).toEqual({ others: few });
  });

  it('are told a line a file where they are many, with the commands for them', () => {
    const other = problem('missing-comma', 'a.json', 1);
    const { others, text } = groupedExamples([...examples(3, 'a.json'), other, ...examples(1, 'b.json')]);
    expect(others).toEqual([other]);
    expect(text?.split('\n')).toEqual([
      'error 4 examples are still there, in 2 files, and may not go live:',
      '  a.json:7  the first of 3 examples',
      '  b.json:7  1 example',
      expect.stringContaining('npm run samples -- --clear FILE'),
      '',
    ]);
  });
});
