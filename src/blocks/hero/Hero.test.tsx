import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GroundProvider, SiteProvider } from '../../components/SiteInfo/site-info';
import { AssetsProvider } from '../../components/SmartImage/assets-context';
import type { SiteData } from '../../model/page-data';
import { Hero } from './Hero';

const site = {
  contact: {},
  navigation: { items: [] },
  brand: {
    ground: 'sea',
    grounds: { sea: { colour: '#1d5770' }, sand: { colour: '#e8ded2', ink: '#1f1a16' } },
  },
} as unknown as SiteData;

/** The opening of a page on this ground, whose picture has this colour and width at a height of 900. */
function opening(placeholder: string, width: number, ground = 'sea'): string {
  const drawing = { src: '/media/hall.svg', width, height: 900, placeholder };
  return renderToStaticMarkup(
    <SiteProvider value={site}>
      <AssetsProvider value={{ images: { hall: drawing }, icons: '' }}>
        <GroundProvider value={ground}>
          <Hero block={{ type: 'hero', heading: 'Talks', image: { src: 'hall', alt: 'A full hall.' } }} />
        </GroundProvider>
      </AssetsProvider>
    </SiteProvider>,
  );
}

it('Words run across a drawing on a ground of the brand, and stand on one that is wide', () => {
  expect(opening('#1d5770', 1200)).toContain('data-picture="yes" data-on-ground="true"');
  expect(opening('#1d5770', 2000)).toContain('data-picture="across" data-on-ground="true"');
});

it('Words stay beside a drawing that has a colour of its own', () => {
  for (const width of [1200, 2000]) {
    expect(opening('#e9f1ed', width)).toContain('data-picture="yes"');
    expect(opening('#e9f1ed', width)).not.toContain('data-on-ground');
  }
});

it('Words stay beside a drawing on a ground on which only words of another colour can be read', () => {
  expect(opening('#e8ded2', 1200)).not.toContain('data-on-ground');
  expect(opening('#1d5770', 1200, 'sand')).not.toContain('data-on-ground');
  expect(opening('#e8ded2', 1200, 'sand')).toContain('data-on-ground');
});
