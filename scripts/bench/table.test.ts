import { expect, it } from 'vitest';
import { table } from './table';

it('aligns words to the left and figures to the right', () => {
  const lines = table(
    ['page', 'ms'],
    [
      ['home', '1201'],
      ['questions', '9'],
    ],
  );
  expect(lines).toBe(
    ['| page      |   ms |', '| --------- | ---: |', '| home      | 1201 |', '| questions |    9 |', ''].join(
      '\n',
    ),
  );
});

it('leaves a cell empty that has no figure', () => {
  expect(table(['what', 'a', 'b'], [['x', '1']])).toContain('| x    |   1 |     |');
});
