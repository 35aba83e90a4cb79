// @vitest-environment happy-dom
import type { ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import type { PageData, SiteData } from '../../src/model/page-data';
import type { LiveSite } from './live-site';
import { pageDocument } from './page-document';

/** The part of Vite's server that is asked. */
const modules: Record<string, () => Promise<object>> = {
  '/src/components/LoadPart/build.ts': () => import('../../src/components/LoadPart/build'),
  '/src/app/not-found.ts': () => import('../../src/app/not-found'),
};
const server = {
  ssrLoadModule: (path: string) => modules[path]?.(),
  transformIndexHtml: (path: string, html: string) => Promise.resolve(`${html}<!-- of ${path} -->`),
} as unknown as ViteDevServer;

const site = {
  origin: 'https://a.in',
  basePath: '/',
  language: 'mr-IN',
  owner: { shortName: 'A' },
  brand: { ground: 'sand', grounds: { sand: { colour: '#f2e3c9' } }, strips: {} },
  assets: { images: {}, icons: '' },
};
const live = { site: site as unknown as SiteData } as LiveSite;

it.each(["Fees: $& or $1,000 $` $' $$", '<!--app--><!--data-->', '</title><script>alert(1)</script>'])(
  'puts the title %s into the document as it is',
  async (title) => {
    const page = { path: '/fees', title, blocks: [] } as unknown as PageData;
    const html = await pageDocument(server, live, page);
    expect(html).toMatch(/^<!doctype html>/i);
    const shown = new DOMParser().parseFromString(html, 'text/html');
    expect(shown.title).toBe(title);
    expect(shown.body.textContent.trim()).toBe('');
    expect(shown.documentElement.lang).toBe('mr-IN');
    const data = shown.querySelectorAll<HTMLElement>('#_first');
    expect(data).toHaveLength(1);
    expect(html).toContain('<!-- of /fees -->');
    expect(await (await fetch(data[0]?.dataset['pageData'] ?? '')).json()).toMatchObject({ title });
  },
);

it('shows where there is no page that there is none', async () => {
  const html = await pageDocument(server, live, undefined);
  expect(new DOMParser().parseFromString(html, 'text/html').title).toBe('Page not found');
  expect(html).toContain('<!-- of / -->');
});

it('has a place for what is wrong where the site could not be read yet', async () => {
  const html = await pageDocument(server, {} as LiveSite, undefined);
  const shown = new DOMParser().parseFromString(html, 'text/html');
  expect(shown.title).toBe('Problems');
  expect(shown.querySelector('script')?.getAttribute('src')).toBe('/src/app/dev-client.ts');
});
