import { describe, expect, it } from 'vitest';
import { rawAddressIn } from './link-checks';

describe('An address among words', () => {
  it.each([
    ['See https://forms.gle/AbC.', 'https://forms.gle/AbC'],
    ['(www.example.com/x)', 'www.example.com/x'],
    ['https://forms.gle/AbC', 'https://forms.gle/AbC'],
    ['**https://a.example/b**, then', 'https://a.example/b'],
  ])('is no link: %s', (text, written) => {
    expect(rawAddressIn(text, true)).toBe(written);
  });

  it.each([
    '[the form](https://forms.gle/AbC)',
    '[https://forms.gle/AbC](https://forms.gle/AbC)',
    '<https://forms.gle/AbC>',
    '<a href="https://a.example">the form</a>',
    '`https://a.example`',
    'It begins with https://…',
    'www is older than you think',
  ])('is one, or none at all: %s', (text) => {
    expect(rawAddressIn(text, true)).toBeUndefined();
  });

  it('is found in a text without formatting, where there are words', () => {
    expect(rawAddressIn('See [x](https://a.example)', false)).toBe('https://a.example');
    expect(rawAddressIn('https://a.example', false)).toBeUndefined();
  });
});
