import { describe, expect, it } from 'vitest';
import { oldFontIn, tornIn } from './letter-checks';

describe('A torn word', () => {
  it.each([
    ['say so to the man- agement first', 'man- agement', 'management'],
    ['the ofﬁce opens', 'ofﬁce', 'office'],
    ['a ﬂoor', 'ﬂoor', 'floor'],
  ])('is found in "%s"', (text, written, better) => {
    expect(tornIn(text)).toEqual({ written, better });
  });

  it.each([
    'pre- and post-training',
    'two- to three-day',
    'well-known',
    'one - two',
    'Level- B',
    'a- b',
    'ward-to- ward',
    '',
  ])('is not in "%s"', (text) => {
    expect(tornIn(text)).toBeUndefined();
  });
});

describe('Letters of an old font', () => {
  it('are found by their frequent words', () => {
    expect(oldFontIn('vkidk fopkj gekjs fy, egRoiw.kZ gS')).toBe('vkidk fopkj gekjs fy, egRoiw.kZ gS');
    expect(oldFontIn('vkeP;k ckcr gs vkgs vkf.k rs ugha')).toBe('vkeP;k ckcr gs vkgs vkf.k rs ugha');
  });

  it.each(['The DS, the DK and the GS met.', 'Ask ds and dk and dh', 'मन की बात है', 'gS'])(
    'are not in "%s"',
    (text) => {
      expect(oldFontIn(text)).toBeUndefined();
    },
  );
});
