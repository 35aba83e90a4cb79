import { applyEdits } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { after, originOf } from './origin';

const steps = [
  [
    { offset: 2, length: 1, content: '' },
    { offset: 5, length: 0, content: '++' },
  ],
  [{ offset: 0, length: 2, content: 'xyz' }],
];
const written = 'ab-cd·ef';
const rewritten = steps.reduce((text, edits) => applyEdits(text, edits), written);

describe('A stretch of a rewritten text', () => {
  it.each([
    ['cd', 'cd'],
    ['·ef', '·ef'],
    ['d++·', 'd·'],
    ['xyz', 'ab'],
    ['yz', 'b'],
    ['zc', 'c'],
    ['++', ''],
    [rewritten, written],
  ])('%s stood for %s', (now, before) => {
    const span = originOf(steps, { offset: rewritten.indexOf(now), length: now.length });
    expect(written.slice(span.offset, span.offset + span.length)).toBe(before);
  });

  it('is where it was, when nothing was rewritten', () => {
    expect(originOf([], { offset: 3, length: 2 })).toEqual({ offset: 3, length: 2 });
  });

  it('moves with the edits before it', () => {
    expect([0, 2, 3, 5, 6].map((offset) => after(steps[0] ?? [], offset))).toEqual([0, 2, 2, 4, 7]);
  });
});
