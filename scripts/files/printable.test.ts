import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable, withoutCommands } from './printable';

const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u{E0000}-\u{E007F}]/u;
const withoutJoiners = (text: string) => text.replaceAll(/[\u200C\u200D]/g, '');

describe('a text for a terminal', () => {
  it.each([
    ['an escape sequence', 'a\u001B[31m', 'a\\u{1b}[31m'],
    ['a control of eight bits', '\u009B31m', '\\u{9b}31m'],
    ['a line end', 'a\r\nb', 'a\\u{d}\\u{a}b'],
    ['a mark of direction', '\u202Ea\u2066b\u061C', '\\u{202e}a\\u{2066}b\\u{61c}'],
    ['a line separator', 'a\u2028b\u2029', 'a\\u{2028}b\\u{2029}'],
    ['hidden tags', 'a\u{E0000}\u{E0041}\u{E007F}', 'a\\u{e0000}\\u{e0041}\\u{e007f}'],
    ['half a surrogate pair', 'a\uD83Cb', 'a\\u{d83c}b'],
    ['a filler', 'a\u3164', 'a\\u{3164}'],
  ])('shows %s as its number', (_, text, shown) => {
    expect(printable(text)).toBe(shown);
  });

  it.each(['नमस्कार', 'क्\u200Dष', '👩\u200D🌾', '❤\uFE0F', 'a-b c', ''])('leaves %j as it is', (text) => {
    expect(printable(text)).toBe(text);
    expect(withoutCommands(text)).toBe(text);
  });

  it('for files in which its number would be wrong has no such sign, but its lines and tabs', () => {
    expect(withoutCommands('a\u001B[2J\r\n\tb\u202E\u{E0041}c')).toBe('a[2J\r\n\tbc');
  });

  it('never holds what could steer it', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        expect(withoutJoiners(printable(text))).not.toMatch(unprintable);
        expect(withoutJoiners(withoutCommands(text)).replaceAll(/[\n\r\t]/g, '')).not.toMatch(unprintable);
      }),
    );
  });
});
