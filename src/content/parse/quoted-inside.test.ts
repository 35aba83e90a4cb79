import { applyEdits } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems/problem';
import { readOn } from './read-on';

function firstOf(text: string): Problem | undefined {
  return readOn({ path: 'a.json', text }).problems[0];
}

const object = (line: string): string => `{\n  ${line}\n}`;
const more = ' And so on.'.repeat(30);

describe('Quotation marks inside of a text', () => {
  it('are told at once where commas stand beside them', () => {
    const text = object('"a": ""Yes", she said, "no"."');
    const { hint = '', fix = [] } = firstOf(text) ?? {};
    expect(hint).toBe(String.raw`Write the whole line so: "a": "\"Yes\", she said, \"no\"."`);
    expect(applyEdits(text, [...fix])).toBe(object(String.raw`"a": "\"Yes\", she said, \"no\"."`));
  });

  it('are told where a text begins with a placeholder', () => {
    const { hint } = firstOf(object('"a": "{speaker.name} said "yes", "no", and left.",\n  "b": 1')) ?? {};
    expect(hint).toBe(
      String.raw`Write the whole line so: "a": "{speaker.name} said \"yes\", \"no\", and left.",`,
    );
  });

  it('are told where the last mark is lost, and where the text ends is for its author to say', () => {
    const { hint, fix } = firstOf(object('"a": "She said "yes", "no", and left,\n  "b": 1')) ?? {};
    expect(hint).toBe(String.raw`Write the whole line so: "a": "She said \"yes\", \"no\", and left",`);
    expect(fix).toBeUndefined();
  });

  it.each([
    [
      object(`"a": "Say "yes", "no".${more}"`),
      String.raw`Type \ before each quotation mark inside of it, like \"yes\"`,
    ],
    [
      `[\n  She said "yes".${more}"\n]`,
      String.raw`Type " where the text begins, right before She, and \ before each quotation mark inside of it, like \"yes\"`,
    ],
  ])('are told in words in a long line', (text, hint) => {
    expect(firstOf(text)?.hint).toBe(hint);
  });

  it.each([
    object('"a": "b", "c" "d",'),
    object('"a": "b"c, "d": "e",'),
    object('"a": "b" "c", "d" "e",'),
    '[\n  "a, "b", c",\n  "d"\n]',
    '[\n  "a" "b", "c"\n]',
  ])('are none where the line can hold more than one text: %s', (text) => {
    expect(firstOf(text)?.hint).not.toMatch(/whole line|inside of it/);
  });
});
