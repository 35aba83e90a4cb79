import { applyEdits } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { edited, problemsWith } from '../../../tests/checker/support/virtual-site';

const heading = '"heading": "When and how much"';
const written = (text: string): string => edited('invite.json', heading, `"heading": "${text}"`);

/** The heading as `--fix` leaves it. */
function fixed(text: string): string | undefined {
  const json = written(text);
  const [problem, ...others] = problemsWith({ 'invite.json': json });
  expect([problem?.code, ...others]).toEqual(['control-character']);
  return /"heading": "(When.*)"/.exec(applyEdits(json, [...(problem?.fix ?? [])]))?.[1];
}

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

describe('A character that no page can show', () => {
  it.each(['\u000b', '\u000c', '\u0085', '\u2028', '\u2029'].map((sign) => [escaped(sign)]))(
    'gives way to a space where other programs mean a break: %s',
    (sign) => {
      expect(fixed(`When${sign}and how${sign}much`)).toBe('When and how much');
    },
  );

  it.each(['\u0085', '\u2028', '\u2029'].map((sign) => [escaped(sign), sign]))(
    'gives way to a space as itself too: %s',
    (_, sign) => {
      expect(fixed(`When${sign}and how much`)).toBe('When and how much');
    },
  );

  it.each(['\u0000', '\u0007', '\u001f', '\ud83d', '\ufffe'].map((sign) => [escaped(sign)]))(
    'is deleted beside a space, and left to the author between two letters: %s',
    (sign) => {
      expect(fixed(`When ${sign}and how much${sign}`)).toBe('When and how much');
      expect(fixed(`When${sign}and how much`)).toBe(`When${sign}and how much`);
    },
  );

  it('stops the reading as itself, and is left to the author between two letters there too', () => {
    const reported = (text: string): unknown[] =>
      problemsWith({ 'invite.json': written(text) }).map(({ code, fix }) => [code, fix?.[0]?.content]);
    expect(reported('When\u000band how much')).toEqual([['bad-escape', ' ']]);
    expect(reported('When \u001fand how much')).toEqual([['bad-escape', '']]);
    expect(reported('When\u001fand how much')).toEqual([['bad-escape', undefined]]);
  });

  it('is no letter that was read in a wrong encoding', () => {
    const problems = problemsWith({ 'invite.json': written('à¤\u0085à¤¬, when and how much') });
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
      ['garbled-letters', expect.stringContaining('अब') as string],
    ]);
  });
});
