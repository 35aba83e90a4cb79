import { describe, expect, it } from 'vitest';
import { bearsWhite } from './bears-white';

describe('White words', () => {
  it.each(['#0f5c62', '#000000', '#767676', '#96401f'])('read on %s', (colour) => {
    expect(bearsWhite(colour)).toBe(true);
  });

  it.each(['#fffaf0', '#f2a83b', '#777777', 'transparent', '', 'url(data:image/webp;base64,AA)'])(
    'do not read on %j',
    (colour) => {
      expect(bearsWhite(colour)).toBe(false);
    },
  );
});
