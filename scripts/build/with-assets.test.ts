import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { BuiltPage } from '../../src/content/render/built-page';
import type { BuiltSite } from '../../src/content/render/build-site';
import type { ImageAsset } from '../../src/model/page-data';
import { newFolder } from '../../tests/build/sample-site';
import { imageStep } from '../images/image-step';
import { completePage, withAssets } from './with-assets';

vi.mock('../images/image-step', () => ({ imageStep: vi.fn<typeof imageStep>() }));

const out = newFolder();
afterAll(() => rmSync(out, { recursive: true }));

const assetOf = (src: string): ImageAsset => ({ src, width: 4, height: 3, placeholder: '#345' });
beforeEach(() => {
  vi.mocked(imageStep).mockReset();
  vi.mocked(imageStep).mockImplementation((files, { address }) =>
    Promise.resolve(new Map(files.map((file) => [file, assetOf(`${address}${file}`)]))),
  );
});

const ofPages = { images: ['shown'], icons: ['school', 'mountain'] };
const built = {
  site: {
    basePath: '/site/',
    language: 'mr',
    brand: {
      ground: 'sea',
      grounds: { sea: { colour: '#1d5770' }, sand: { colour: '#e8ded2', ink: '#1f1a16' } },
    },
  },
  settings: { origin: 'https://a.in' },
  chat: { title: 'Ask' },
  brand: { glyphs: {} },
  assetNames: { images: ['mark'], icons: ['phone', 'mountain'] },
  pages: Array.from({ length: 20 }, (_, at) => ({ page: { path: `/page-${at}` }, assetNames: ofPages })),
} as unknown as BuiltSite;
const files = new Map([
  ['mark', ['brand/mark.svg']],
  ['shown', ['shown.jpg', 'shown.svg']],
  ['unshown', ['unshown.jpg']],
]);
const tell = (): void => {};
const complete = () => withAssets(built, { media: '/media', files, out, tell });

it('a picture or icon that many pages show is made ready once, one that no page shows is not', async () => {
  const { ready } = await complete();
  const place = { folder: join(out, 'media'), address: '/site/media/' };
  expect(vi.mocked(imageStep).mock.calls).toEqual([
    [[join('/media', 'brand/mark.svg'), join('/media', 'shown.jpg')], place, tell],
  ]);
  expect(existsSync(place.folder)).toBe(true);
  expect([...ready.images.keys()]).toEqual(['mark', 'shown']);
  expect([...ready.icons.keys()]).toEqual(['phone', 'mountain', 'school']);
});

it('what stands around every page has its own pictures and icons, and all else that it had', async () => {
  const { site, settings, chat, ready } = await complete();
  expect([settings, chat]).toEqual([{ origin: 'https://a.in' }, { title: 'Ask' }]);
  expect(site).toMatchObject({ basePath: '/site/', language: 'mr' });
  expect(site.assets.images).toEqual({ mark: assetOf('/site/media//media/brand/mark.svg') });
  expect(site.assets.icons).toBe(`${ready.icons.get('phone')}${ready.icons.get('mountain')}`);
  expect(site.assets.icons).toContain('id="_icon-phone"');
});

it('a page has its pictures and icons, and what else is known of it', async () => {
  const { ready } = await complete();
  const page = { page: { path: '/a' }, assetNames: { images: ['shown'], icons: ['school', 'none'] } };
  const plan = { ...page, aliases: ['/b'], file: 'a.json', meanings: {} } as unknown as BuiltPage;
  expect(completePage(plan, ready)).toEqual({
    page: {
      path: '/a',
      assets: {
        images: { shown: assetOf('/site/media//media/shown.jpg') },
        icons: ready.icons.get('school'),
      },
    },
    aliases: ['/b'],
    file: 'a.json',
  });
});

/** Whether a drawing of this colour is on a ground, on a page with the ground of this name. */
async function isOnGround(placeholder: string, ground?: string): Promise<boolean | undefined> {
  const { ready } = await complete();
  const images = new Map([['hall', { ...assetOf('hall'), placeholder }]]);
  const page = { page: { ground }, assetNames: { images: ['hall'], icons: [] } } as unknown as BuiltPage;
  return completePage(page, { ...ready, images }).page.assets.images['hall']?.isOnGround;
}

it('a drawing is on a ground where its colour is one on which the words of the page can be read', async () => {
  expect(await isOnGround('#1d5770', 'sea')).toBe(true);
  expect(await isOnGround('#1d5770')).toBe(true);
  expect(await isOnGround('#e8ded2', 'sand')).toBe(true);
  expect(await isOnGround('#e9f1ed', 'sea')).toBeUndefined();
  expect(await isOnGround('#e8ded2', 'sea')).toBeUndefined();
  expect(await isOnGround('#1d5770', 'sand')).toBeUndefined();
});
