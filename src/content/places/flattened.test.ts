import { array, assert, nat, property, string, tuple } from 'fast-check';
import { applyEdits, type Edit } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { flattened } from './origin';

const edit = (offset: number, length: number, content: string): Edit => ({ offset, length, content });

it('gives edits that stand apart as they are, at their places in the text as it was', () => {
  const steps = [[edit(0, 1, 'AAA')], [edit(5, 1, 'D'), edit(7, 0, '!')]];
  expect(flattened('abcdef', steps)).toEqual([edit(0, 1, 'AAA'), edit(3, 1, 'D'), edit(5, 0, '!')]);
});

it('writes what two steps change in one place as one edit', () => {
  expect(flattened('"type": 1', [[edit(1, 4, 'kind')], [edit(0, 6, '"topic"')]])).toEqual([
    edit(0, 6, '"topic"'),
  ]);
});

it('changes any text as its steps do, one after the other', () => {
  const text = string({ minLength: 6, maxLength: 30 });
  const cut = tuple(nat(29), nat(4), string({ maxLength: 4 }));
  assert(
    property(text, array(array(cut, { maxLength: 3 }), { maxLength: 4 }), (before, wanted) => {
      const steps: Edit[][] = [];
      let now = before;
      for (const cuts of wanted) {
        steps.push(apart(now, cuts));
        now = applyEdits(now, [...(steps.at(-1) ?? [])]);
      }
      expect(applyEdits(before, flattened(before, steps))).toBe(now);
    }),
    { numRuns: 500 },
  );
});

/** Edits within a text that neither overlap nor touch each other. */
function apart(text: string, cuts: readonly (readonly [number, number, string])[]): Edit[] {
  let end = -1;
  return cuts
    .toSorted(([one], [other]) => one - other)
    .flatMap(([offset, length, content]) => {
      if (offset <= end || offset + length > text.length) return [];
      end = offset + length;
      return [edit(offset, length, content)];
    });
}
