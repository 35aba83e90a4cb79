import { describe, expect, it } from 'vitest';
import { nearest } from './nearest';

describe('nearest', () => {
  const names = ['painTable', 'prose', 'hero', 'heading', 'aliases', 'label'];

  it.each([
    ['PainTable', 'painTable'],
    ['pain-table', 'painTable'],
    ['paintabel', 'painTable'],
    ['headding', 'heading'],
    ['alias', 'aliases'],
    ['lable', 'label'],
    ['heor', 'hero'],
    ['HEADDING', 'heading'],
  ])('takes %s for %s', (word, meant) => {
    expect(nearest(word, names)).toBe(meant);
  });

  it.each(['timeline', 'x', '', 'constructor'])('takes "%s" for nothing', (word) => {
    expect(nearest(word, names)).toBeUndefined();
  });

  it.each([
    ['airplane', ['plane', 'train'], 'plane'],
    ['/invitation', ['/invite', '/contact'], '/invite'],
    ['descr', ['title', 'description'], 'description'],
    ['des', ['title', 'description'], undefined],
  ])('takes %s for a word of %j that it holds or begins like', (word, candidates, meant) => {
    expect(nearest(word, candidates)).toBe(meant);
  });

  it('does not take another name for near because the folder is the same', () => {
    expect(nearest('retail-and-fmcg/shutter-up', ['retail-and-fmcg/hero'])).toBeUndefined();
    expect(nearest('retail-and-fmcg/shuter-up', ['retail-and-fmcg/shutter-up'])).toBe(
      'retail-and-fmcg/shutter-up',
    );
  });

  it('leaves out of account only folders that both begin with', () => {
    expect(nearest('industri/hero', ['industry/hero'])).toBe('industry/hero');
    expect(nearest('/abc/hero', ['/xyz/hero'])).toBe('/xyz/hero');
    expect(nearest('/abc/x', ['/xyz/y'])).toBeUndefined();
  });

  it('does not take as many letters for the same letters', () => {
    expect(nearest('abcdef', ['uvwxyz'])).toBeUndefined();
  });

  it('takes the same word rather than one with the same letters', () => {
    expect(nearest('no-on', ['onno', 'noon'])).toBe('noon');
  });

  it('takes the nearest of several', () => {
    expect(nearest('prosa', ['prize', 'prose'])).toBe('prose');
  });
});
