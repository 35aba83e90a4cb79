import { describe, expect, it } from 'vitest';
import { duplicateKeys } from './duplicate-keys';

const found = (text: string): [string[], string[], number[]] => {
  const { problems, ambiguous } = duplicateKeys({ path: 'a.json', text });
  return [problems.map(({ pointer }) => pointer), ambiguous, problems.map(({ column }) => column)];
};

describe('A property that stands twice', () => {
  it.each<[string, string[], string[], number[]]>([
    ['{ "a": 1, "b": 1 }', [], [], []],
    ['[1, "a", "a", { "a": "a" }, { "a": 1 }]', [], [], []],
    ['{ "a": 1, "a": 2 }', ['/a'], ['/a'], [11]],
    ['{ "a": 1, "b": 2, "b": 3, "a": 4 }', ['/b'], ['/b', '/a'], [19]],
    ['{ "x": { "a": 1, "b": 2, "b": 3 } }', ['/x/b'], ['/x/b'], [26]],
    ['{ "x": { "a": 1, "b": 2, "a": 3, "b": 4 } }', ['/x/a'], ['/x'], [26]],
    ['[{ "b": 1, "type": 2, "c": 3, "type": 4, "c": 5 }]', ['/0/type'], ['/0'], [31]],
    ['{ "b": 1, "type": 2, "type": 4 }', ['/type'], ['/type'], [22]],
    ['{ "a": [{ "~": 1, "b/c": 2, "b/c": 3 }] }', ['/a/0/b~1c'], ['/a/0/b~1c'], [29]],
  ])('in %s is reported once an object', (text, pointers, ambiguous, columns) => {
    expect(found(text)).toEqual([pointers, ambiguous, columns]);
  });

  it('is reported with the line of the first one', () => {
    const { problems } = duplicateKeys({ path: 'a.json', text: '{\n"a": 1,\n"b": 1,\n"b": 2 }' });
    expect(`${problems[0]?.message} ${problems[0]?.hint}`).toContain('line 3');
  });
});
