import { describe, expect, it } from 'vitest';
import { wholeWithout } from './whole-without';

/** Whether a text is whole without what stands between two « ». */
function isWhole(marked: string): boolean {
  const [start, end] = [marked.indexOf('«'), marked.indexOf('»') - 1];
  return wholeWithout(marked.replaceAll(/[«»]/g, ''))([start, end]);
}

describe('A text without a stretch', () => {
  it.each([
    ['{ "a": 1«, "a": 2» }', true],
    ['{\n  "a": [1«, 2],\n  "b": [1», 2]\n}', true],
    ['{ "a": "{ [« {» x" }', true],
    ['{ "a": "\\"{« }»" }', true],
    ['«{ "a": 1 }\n»{ "a": 1 }', true],
    ['{ "a": 1 }«\n{ "a": 1 }»', true],
    ['{ "a": 1« }»', false],
    ['{ "a": [1«, 2]», 3 }', false],
    ['{ "a": 1«, » }', true],
    ['{ "a": 1, «"b": 2» }', false],
    ['{ "a": 1, "a": 2«, "b": 3» }', false],
    ['{ "a": «1,\n  "b":»\n  2 }', false],
  ])('%j is whole: %s', (marked, whole) => {
    expect(isWhole(marked)).toBe(whole);
  });
});
