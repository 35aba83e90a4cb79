import { describe, expect, it } from 'vitest';
import { depthLimit, tooDeepAt } from './members';

const deep = (levels: number, [opening, closing]: [string, string] = ['[', ']']): string =>
  opening.repeat(levels) + closing.repeat(levels);

describe('A text that is too deep', () => {
  it.each([
    ['lists', deep(depthLimit + 1), depthLimit],
    ['objects', deep(depthLimit + 1, ['{', '}']), depthLimit],
    ['both', `[{${deep(depthLimit - 1)}`, depthLimit],
    ['lists behind a text', `["[\\"]",${deep(depthLimit)}`, depthLimit + 7],
    ['lists behind a text without an end', `"[[[\n${deep(depthLimit + 1)}`, depthLimit + 5],
  ])('is reported at its first bracket too many: %s', (_, text, at) => {
    expect(tooDeepAt(text)).toBe(at);
  });

  it.each([
    ['as many brackets as may be', deep(depthLimit)],
    ['more, one after the other', `[${'[],{},'.repeat(depthLimit)}`],
    ['more, between quotation marks', `"${'['.repeat(100)}" `],
    ['more, behind an escaped quotation mark', `"\\"${'['.repeat(100)}"`],
    ['more, in a text without an end', `"${'['.repeat(100)}`],
  ])('is not one with %s', (_, text) => {
    expect(tooDeepAt(text)).toBeUndefined();
  });
});
