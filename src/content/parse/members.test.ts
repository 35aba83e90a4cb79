import { describe, expect, it } from 'vitest';
import type { Json } from '../../model/json';
import { depthLimit, tooDeepAt } from './members';
import { countMembers, countWritten } from './members';

describe('countWritten', () => {
  it('counts the properties of a text, also doubled ones', () => {
    const text = String.raw`{ "a: b": "c: d: e", "f": [{ "g"${'\n\t'}: 7 }], "h\\": 1 }`;
    expect(countWritten(text)).toBe(4);
    expect(countMembers(JSON.parse(text) as Json)).toBe(4);
    expect(countWritten('{ "a": 1, "a": 2 }')).toBe(2);
    expect(countMembers(JSON.parse('{ "a": 1, "a": 2 }') as Json)).toBe(1);
  });

  it('counts no colon inside of a text', () => {
    expect(countWritten(String.raw`{ "a": "say \"b\": c", "d\\": "e\\\": f" }`)).toBe(2);
  });

  it('counts too many rather than too few where a text begins with a colon', () => {
    expect(countWritten('{ "a": ": b" }')).toBe(2);
  });
});

describe('countMembers', () => {
  it('gives up where brackets stand too deep', () => {
    const nested = (depth: number): Json => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as Json;
    expect(countMembers(nested(depthLimit))).toBe(0);
    expect(countMembers(nested(depthLimit + 1))).toBe(Number.POSITIVE_INFINITY);
    expect(countMembers(nested(500_000))).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('tooDeepAt', () => {
  it('finds the bracket that is too deep, but none inside of texts', () => {
    expect(tooDeepAt('['.repeat(depthLimit + 3))).toBe(depthLimit);
    expect(tooDeepAt('['.repeat(depthLimit) + ']'.repeat(depthLimit))).toBeUndefined();
    expect(tooDeepAt(`["${'['.repeat(100)}", "\\"${'{'.repeat(100)}"]`)).toBeUndefined();
  });

  it('takes a text without an end to end with its line', () => {
    expect(tooDeepAt(`{ "a": "b\n${'['.repeat(100)}`)).toBe(10 + depthLimit - 1);
  });
});
