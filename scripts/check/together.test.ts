import { describe, expect, it } from 'vitest';
import type { ReportedProblem } from './format-text';
import { together } from './together';

const problem = (file: string, line: number, message = 'Here is one.'): ReportedProblem => ({
  file,
  shownFile: file,
  text: '',
  line,
  column: 1,
  endLine: line,
  endColumn: 2,
  pointer: '',
  code: 'sample-content',
  severity: 'error',
  message,
  hint: 'Do it.',
});

const told = (problems: ReportedProblem[]) =>
  together(problems).map(({ problem: { file, line }, alsoIn }) => [file, line, ...alsoIn]);

describe('together', () => {
  it('tells three with the same words once, in the place of the first, with the lines of each file', () => {
    const problems = [problem('a', 1), problem('a', 2, 'Another.'), problem('a', 3), problem('b', 9)];
    expect(told(problems)).toEqual([
      ['a', 1, ['a', [3]], ['b', [9]]],
      ['a', 2],
    ]);
  });

  it('tells each of two, and what has other words', () => {
    const problems = [problem('a', 1), problem('b', 1), problem('b', 2, 'Another.')];
    expect(told(problems)).toEqual([
      ['a', 1],
      ['b', 1],
      ['b', 2],
    ]);
  });
});
