import { readFileSync, rmSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFolder, type BuildReport } from '../../scripts/build/build-folder';
import { newFolder, page, site, write } from '../build/sample-site';

const folder = newFolder();
const [pages, out] = [join(folder, 'pages'), join(folder, 'dist')];
const drawing = join(pages, '_media/outing/river.svg');
const photograph = join(pages, '_media/outing/river.jpg');

const build = (): Promise<BuildReport> => buildFolder({ pages, out }, false);
const html = (): string => readFileSync(join(out, 'pages/page-1/index.html'), 'utf8');

beforeAll(() => {
  site(pages, 1);
  const image = { src: 'outing/river', alt: 'A team crosses a river.' };
  write(pages, 'pages/page-1.json', { ...page(1), blocks: [{ type: 'hero', heading: 'Page 1', image }] });
  write(
    pages,
    '_media/outing/river.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><path fill="#2d5a44" d="M0 0h1200v900H0z"/></svg>',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a JPEG dropped in for a drawing takes its place without a change to the page', async () => {
  expect((await build()).exitCode).toBe(0);
  expect(html()).toMatch(/<img[^>]* src="\/media\/river-[0-9a-z]{6}\.svg"/);

  await sharp({ create: { width: 960, height: 720, channels: 3, background: '#345' } })
    .jpeg()
    .toFile(photograph);
  const both = await build();
  expect(both.exitCode).toBe(1);
  expect(both.output).toContain('ambiguous-image');
  expect(both.output).toContain('river.jpg');

  unlinkSync(drawing);
  expect((await build()).exitCode).toBe(0);
  expect(html()).toMatch(/<source type="image\/avif" srcSet="\/media\/river-[^"]+ 480w, /i);
  expect(html()).toMatch(
    /<img[^>]* src="\/media\/river-[0-9a-z]{6}\.jpg"[^>]* alt="A team crosses a river\."/,
  );
  expect(html()).toMatch(/width="960" height="720"/);
});
