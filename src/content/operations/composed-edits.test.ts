import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { applyEdits } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { withEdit, type EditedText } from './mend';

const words = 'Ask early, bring a cup, and wait.';
const edit = record({
  offset: nat(60),
  length: nat(6),
  content: constantFrom('', 'x', 'yes', '"'),
});

it('Edits one after the other are edits of the first text that do the same', () => {
  assert(
    property(array(edit, { maxLength: 8 }), (next) => {
      const done = next.reduce<EditedText>(
        (now, { offset, length, content }) => {
          const at = Math.min(offset, now.text.length);
          return withEdit(now, { offset: at, length: Math.min(length, now.text.length - at), content });
        },
        { edits: [], text: words },
      );
      expect(applyEdits(words, [...done.edits])).toBe(done.text);
    }),
    { numRuns: 2000 },
  );
});

it('An edit of what another one wrote becomes one with it, and all others stay', () => {
  const first = withEdit({ edits: [], text: 'a b c' }, { offset: 2, length: 1, content: '"b"' });
  const second = withEdit(first, { offset: 4, length: 1, content: '",' });
  const third = withEdit(second, { offset: 0, length: 1, content: 'A' });
  expect(third).toEqual({
    edits: [
      { offset: 0, length: 1, content: 'A' },
      { offset: 2, length: 1, content: '"b",' },
    ],
    text: 'A "b", c',
  });
});
