import { expect, it } from 'vitest';
import type { SiteData } from '../model/page-data';
import { groundStyle } from './ground-style';

const site = {
  brand: {
    ground: 'dune',
    grounds: {
      dune: { colour: '#96401f', border: 'waves' },
      rope: { colour: '#2c2b63', border: 'home/rope' },
      mint: { colour: '#d5eee4', ink: '#12363a', mark: '#12363a', text: '#287a5c' },
    },
    strips: { waves: "<svg fill='#000'/>" },
  },
  assets: { images: { 'home/rope': { src: '/media/rope.svg' } }, icons: '' },
} as unknown as SiteData;

it('gives a page its ground and the border that goes with it', () => {
  expect(groundStyle(site, 'dune')).toEqual({
    '--ground': '#96401f',
    '--border': `url("data:image/svg+xml,%3Csvg fill='%23000'/%3E")`,
  });
  expect(groundStyle(site, 'rope')).toEqual({ '--ground': '#2c2b63', '--border': 'url("/media/rope.svg")' });
});

it('says of a light ground what words and lines are on it, and it on paper', () => {
  expect(groundStyle(site, 'mint')).toEqual({
    '--ground': '#d5eee4',
    '--ground-ink': '#12363a',
    '--ground-mark': '#12363a',
    '--ground-text': '#287a5c',
  });
});

it('takes the first ground for one that there is not', () => {
  expect(groundStyle(site, 'pink')).toEqual(groundStyle(site, 'dune'));
});
