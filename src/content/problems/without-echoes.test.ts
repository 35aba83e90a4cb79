import { expect, it } from 'vitest';
import { problemAt } from './create-problem';
import { withoutEchoes } from './without-echoes';

const at = (path: string, offset: number) => ({
  document: { path, text: 'one\ntwo\n' },
  span: { offset, length: 1 },
});
const broken = ({ document, span }: ReturnType<typeof at>) =>
  problemAt(document, span, '', 'extra-comma', {});
const wrong = ({ document, span }: ReturnType<typeof at>) =>
  problemAt(document, span, '/a', 'missing-alt', {});

it('In a line that is no JSON nothing else is told', () => {
  const problems = [
    wrong(at('a', 1)),
    broken(at('a', 2)),
    wrong(at('a', 5)),
    wrong(at('b', 1)),
    broken(at('a', 3)),
  ];
  const [, first, below, elsewhere, second] = problems;
  expect(withoutEchoes(problems)).toEqual([first, below, elsewhere, second]);
});
