import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider } from '../../components/SiteInfo/site-info';
import { AssetsProvider } from '../../components/SmartImage/assets-context';
import type { ImageAsset, SiteData } from '../../model/page-data';
import { Hero } from './Hero';

const site = { contact: {}, navigation: { items: [] } } as unknown as SiteData;

/** The opening of a page whose picture has this width at a height of 900. */
function opening(width: number, asset: Partial<ImageAsset> = {}): string {
  const hall = { src: '/media/hall.svg', width, height: 900, placeholder: '#1d5770', ...asset };
  return renderToStaticMarkup(
    <SiteProvider value={site}>
      <AssetsProvider value={{ images: { hall }, icons: '' }}>
        <Hero block={{ type: 'hero', heading: 'Talks', image: { src: 'hall', alt: 'A full hall.' } }} />
      </AssetsProvider>
    </SiteProvider>,
  );
}

it('Words run across a drawing on a ground of the brand, and stand on one that is wide', () => {
  expect(opening(1200, { isOnGround: true })).toContain('data-picture="yes" data-on-ground="true"');
  expect(opening(2000, { isOnGround: true })).toContain('data-picture="across" data-on-ground="true"');
});

it('Words stay beside a drawing that has a colour of its own, and stand on a wide photograph', () => {
  expect(opening(1200)).toContain('data-picture="yes"');
  expect(opening(2000)).toContain('data-picture="yes"');
  expect(opening(2000)).not.toContain('data-on-ground');
  expect(opening(2000, { sources: [] })).toContain('data-picture="across"');
  expect(opening(2400)).toContain('data-picture="wide"');
});
