import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SiteData } from '../model/page-data';
import { Logo } from './Logo';

const site = {
  brand: { logo: { src: 'mark', onDark: 'wide' } },
  assets: {
    images: {
      mark: { src: '/mark.svg', width: 64, height: 64 },
      wide: { src: '/wide.png', width: 1000, height: 100 },
    },
    icons: '',
  },
} as unknown as SiteData;

it('The mark of a site is as high as the bar lets it be, and keeps its shape', () => {
  expect(renderToStaticMarkup(<Logo site={site} />)).toContain('src="/mark.svg" width="36" height="36"');
});

it('On a dark ground it is the other one, if there is one', () => {
  expect(renderToStaticMarkup(<Logo site={site} isOnDark />)).toContain(
    'src="/wide.png" width="180" height="18"',
  );
  const one = { ...site, brand: { ...site.brand, logo: { src: 'mark' } } };
  expect(renderToStaticMarkup(<Logo site={one} isOnDark />)).toContain('/mark.svg');
});

it('A site without a mark shows none', () => {
  const { logo: _, ...brand } = site.brand;
  expect(renderToStaticMarkup(<Logo site={{ ...site, brand }} />)).toBe('');
});
