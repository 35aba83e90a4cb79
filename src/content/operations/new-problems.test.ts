import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems/problem';
import { newProblems } from './new-problems';
import { changeOf } from './site-change';

const problem = (file: string, code: Problem['code'], message: string): Problem => ({
  file,
  code,
  message,
  severity: 'error',
  pointer: '',
  hint: '',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
});
const link = problem('a.json', 'missing-page', 'There is no page /x.');
const other = problem('a.json', 'missing-page', 'There is no page /y.');

describe('What is wrong only after a change', () => {
  it('is nothing where it was so before, in another line or another place', () => {
    expect(newProblems([link], [{ ...link, line: 7 }], changeOf({}))).toEqual([]);
    const moved = changeOf({ moved: new Map([['a.json', 'b.json']]) });
    expect(newProblems([link], [{ ...link, file: 'b.json', message: 'In other words.' }], moved)).toEqual([]);
    expect(newProblems([link, other], [], changeOf({}))).toEqual([]);
  });

  it.each<[string, Problem[], Problem[], Problem[]]>([
    ['the first of its kind', [], [link], [link]],
    ['one more of a kind', [link], [link, other], [other]],
    ['the same once more', [link], [link, link], [link, link]],
    [
      'another kind',
      [link],
      [problem('a.json', 'duplicate-id', 'x')],
      [problem('a.json', 'duplicate-id', 'x')],
    ],
    ['another document', [link], [link, { ...link, file: 'b.json' }], [{ ...link, file: 'b.json' }]],
  ])('is %s', (_, before, after, expected) => {
    expect(newProblems(before, after, changeOf({}))).toEqual(expected);
  });
});
