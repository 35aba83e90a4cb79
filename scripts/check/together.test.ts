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

const lines = (problems: ReportedProblem[]) =>
  together(problems).map(({ problem: { file, line }, alsoIn }) => [file, line, ...alsoIn]);

describe('together', () => {
  it('tells three of a file with the same words once, in the place of the first', () => {
    const problems = [problem('a', 1), problem('a', 2, 'Another.'), problem('a', 3), problem('a', 9)];
    expect(lines(problems)).toEqual([
      ['a', 1, 3, 9],
      ['a', 2],
    ]);
  });

  it('tells each of two, and what has other words or stands in another file', () => {
    const problems = [problem('a', 1), problem('a', 2), problem('b', 1), problem('b', 2, 'Another.')];
    expect(lines(problems)).toEqual([
      ['a', 1],
      ['a', 2],
      ['b', 1],
      ['b', 2],
    ]);
  });
});
