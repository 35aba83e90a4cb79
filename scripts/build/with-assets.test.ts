import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { BuiltSite } from '../../src/content/render/build-site';
import { newFolder } from '../../tests/build/sample-site';
import * as encoder from '../images/photograph';
import { withAssets } from './with-assets';

vi.mock('../images/photograph', { spy: true });

const folder = newFolder();
const media = join(folder, '_media');

beforeAll(async () => {
  mkdirSync(media);
  for (const name of ['shown', 'unshown'])
    await sharp({ create: { width: 80, height: 60, channels: 3, background: '#345' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: `${folder} ${name}` } })
      .toFile(join(media, `${name}.jpg`));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a picture that twenty pages show is encoded once, one that no page shows is not; icons likewise', async () => {
  const assetNames = { images: ['shown'], icons: ['school', 'mountain'] };
  const built = {
    site: { basePath: '/' },
    assetNames: { images: [], icons: [] },
    pages: Array.from({ length: 20 }, (_, at) => ({ page: { path: `/page-${at}` }, assetNames })),
  } as unknown as BuiltSite;
  const files = new Map([
    ['shown', ['shown.jpg']],
    ['unshown', ['unshown.jpg']],
  ]);
  const { ready } = await withAssets(built, { media, files, out: join(folder, 'site') });
  expect(vi.mocked(encoder.photograph)).toHaveBeenCalledTimes(1);
  expect([...ready.images.keys()]).toEqual(['shown']);
  expect([...ready.icons.keys()]).toEqual(['school', 'mountain']);
});
