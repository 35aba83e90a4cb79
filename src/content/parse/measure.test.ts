import { describe, expect, it } from 'vitest';
import type { Json } from '../../model/json';
import { countMembers } from './duplicate-keys';
import { depthLimit, measure } from './measure';

describe('measure', () => {
  it('counts properties, and nothing inside of texts', () => {
    const text = String.raw`{ "a: b": "c: \"d\": e", "f": [{ "g": ":" }], "h\\": 1 }`;
    expect(measure(text)).toEqual({ tooDeepAt: undefined, members: 4 });
    expect(countMembers(JSON.parse(text) as Json)).toBe(4);
  });

  it('finds the bracket that is too deep, but none inside of texts', () => {
    expect(measure('['.repeat(depthLimit + 3)).tooDeepAt).toBe(depthLimit);
    expect(measure('['.repeat(depthLimit) + ']'.repeat(depthLimit)).tooDeepAt).toBeUndefined();
    expect(measure(`["${'['.repeat(100)}", "\\"${'{'.repeat(100)}"]`).tooDeepAt).toBeUndefined();
  });

  it('takes a text without an end to end with its line', () => {
    expect(measure(`{ "a": "b\n${'['.repeat(100)}`).tooDeepAt).toBe(10 + depthLimit - 1);
  });
});
