import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData, PageFile, SiteData } from '../../src/model/page-data';
import { newFolder, write } from '../../tests/build/sample-site';
import { edited, smallSite } from '../../tests/checker/support/virtual-site';
import { pageText } from '../../tests/checker/support/summary-of';
import { imageStep } from '../images/image-step';
import { socialPictures } from '../social/social-pictures';
import { buildFolder } from './build-folder';
import { bundle, type Bundle } from './bundle';
import { filesBelow, madeFiles } from './made-files';

vi.mock('./bundle', () => ({ bundle: vi.fn<typeof bundle>() }));
vi.mock('../images/image-step', () => ({
  drawingFaults: () => new Map<string, string>(),
  imageStep: vi.fn<typeof imageStep>(),
}));
vi.mock('../social/social-pictures', () => ({ socialPictures: vi.fn<typeof socialPictures>() }));

/** An app of one script, whose pages are their titles. */
const app = {
  template: '<html lang="en"><!--head--><!--style--><!--app--><!--first--></html>',
  first: { code: 'start()', hash: 'sha256-x' },
  parts: { script: 'assets/s.js', style: 'assets/s.css', fonts: 'assets/f.css' },
  files: ['assets/s.js'],
  styles: { ofFirstView: () => '' },
  server: {
    firstElementId: '_first',
    firstWords: { partMissing: 'Missing', loadPage: 'Again' },
    render: (_: SiteData, { title }: PageFile) => `<h1>${title}</h1>`,
    headElements: (page: PageData, nodes?: object) => [
      { tag: 'script', attributes: {}, text: JSON.stringify({ about: page.path, nodes }) },
    ],
    notFoundPage: () => missing('/404', 'Nothing here'),
    articleNotFoundPage: (_: SiteData, { path, title }: { path: string; title: string }) =>
      missing(`/${path}/404`, `No such article in ${title}`),
  },
} as unknown as Bundle;
const missing = (path: string, title: string) => ({ path, title, head: { title }, blocks: [] });

const drawings: typeof imageStep = (files, { address }) =>
  Promise.resolve(
    new Map(files.map((file) => [file, { src: `${address}x.svg`, width: 4, height: 3, placeholder: '' }])),
  );

const folder = newFolder();
const [pages, out] = [join(folder, 'pages'), join(folder, 'dist')];
const build = () => buildFolder({ pages, out }, false, tell);
const tell = vi.fn<(line: string) => void>();
const read = (path: string): string => readFileSync(join(out, path), 'utf8');
const dataOf = (path: string) => JSON.parse(read(path)) as PageFile;

const article = (name: string): string =>
  pageText(
    name,
    `"article": { "category": "Notes", "date": "2026-02-18", "excerpt": "A short word about ${name}, to be read in a list.", "image": { "src": "dance", "alt": "Dancers." } },`,
    '{ "type": "prose", "text": "Some words." }',
  ).replace(/\{ "type": "hero".*?\}, /, '');

beforeEach(() => {
  vi.clearAllMocks();
  cpSync(smallSite, pages, { recursive: true });
  write(pages, 'blog/index.json', pageText('Notes'));
  write(pages, 'blog/ape.json', article('Ape'));
  write(pages, 'alone/bee.json', article('Bee'));
  write(pages, 'cow.json', article('Cow'));
  vi.mocked(bundle).mockImplementation((_, place) => {
    if (place !== undefined) write(place, 'assets/s.js', 'start();');
    return Promise.resolve(app);
  });
  vi.mocked(imageStep).mockImplementation(drawings);
  const image = { url: 'https://www.example.in/social/x.png', alt: 'Home' };
  vi.mocked(socialPictures).mockResolvedValue(new Map([['index.json', image]]));
});
afterEach(() => [pages, out].forEach((one) => rmSync(one, { recursive: true, force: true })));
afterAll(() => rmSync(folder, { recursive: true }));

describe('A build', () => {
  it('writes each page as HTML and as data, what they share, and what hosts read', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValue(3500);
    expect(await build()).toEqual({ output: `7 pages in ${out}, 2.5 s.\n`, exitCode: 0 });
    clock.mockRestore();
    const routes = ['', 'about-vikram-sahyadri/', 'alone/bee/', 'blog/', 'blog/ape/', 'cow/', 'invite/'];
    const site = readdirSync(join(out, 'assets')).find((name) => name.startsWith('site-')) ?? '';
    const files = [
      ...routes.flatMap((route) => [`${route}index.html`, `${route}page.json`]),
      ...routes.slice(1).map((route) => `${route.slice(0, -1)}.html`),
      'book/index.html',
      'book.html',
      ...['404', 'blog/404'].flatMap((path) => [`${path}.html`, `${path}.json`]),
      `assets/${site}`,
      'assets/s.js',
    ].concat('_headers', '_redirects', 'feed.xml', 'llms.txt', 'robots.txt', 'search.json', 'sitemap.xml');
    expect(madeFiles(out)?.toSorted()).toEqual(files.toSorted());
    expect(filesBelow(out).toSorted()).toEqual([...files, '.vakta-build.json'].toSorted());
    expect(readdirSync(folder)).toEqual(['dist', 'pages']);
    expect(JSON.parse(read(`assets/${site}`))).toMatchObject({
      basePath: '/',
      language: 'en',
      year: new Date().getFullYear(),
    });
    expect(vi.mocked(imageStep).mock.calls[0]?.[0]).toEqual([join(pages, '_media/dance.svg')]);
    expect(read('invite/index.html')).toContain(
      `data-page-data="/invite/page.json" data-site-data="/assets/${site}"`,
    );
  });

  it('puts the files to download below /files/, and takes away what is gone', async () => {
    write(pages, '_files/lists/prices.pdf', 'prices');
    write(pages, '_files/page.html', 'no');
    expect((await build()).output).toContain('_files/page.html');
    expect(filesBelow(join(out, 'files'))).toEqual(['lists/prices.pdf']);
    rmSync(join(pages, '_files'), { recursive: true });
    await build();
    expect(existsSync(join(out, 'files'))).toBe(false);
  });

  it('says in each page what it is, where it stands, and in which build it was made', async () => {
    await build();
    const [home, invite] = [dataOf('page.json'), dataOf('invite/page.json')];
    expect(invite).toMatchObject({
      path: '/invite',
      title: 'Invite',
      blocks: [{ type: 'hero' }, { type: 'prose' }],
    });
    expect(home.head.image).toEqual({ url: 'https://www.example.in/social/x.png', alt: 'Home' });
    expect(invite.head).not.toHaveProperty('image');
    expect(home.build).toMatch(/^[\w-]{12}$/);
    expect(invite.build).toBe(home.build);
    expect(home.assets.images['dance']?.src).toBe('/media/x.svg');
    const { about, nodes } = JSON.parse(invite.elements[0]?.text ?? '') as { about: string; nodes: object };
    expect(about).toBe('/invite');
    expect(JSON.stringify(nodes)).toContain('"https://www.example.in/#');
    const things = (nodes as { '@graph': { '@type': string; itemListElement?: { item: string }[] }[] })[
      '@graph'
    ];
    const trail = things.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement;
    expect(trail?.map(({ item }) => item)).toEqual([
      'https://www.example.in/',
      'https://www.example.in/invite',
    ]);
    expect(read('sitemap.xml').match(/<loc>/g)).toHaveLength(7);
    expect(read('_headers')).toContain("'sha256-x'");
  });

  it('has a page for addresses that lead nowhere, and one below each list of articles', async () => {
    await build();
    expect(read('404.html')).toContain('<h1>Nothing here</h1>');
    expect(read('404.html')).toContain('data-page-data="/404.json"');
    expect(dataOf('404.json')).toMatchObject({ path: '/404', build: dataOf('page.json').build });
    expect(read('blog/404.html')).toContain('<h1>No such article in Notes</h1>');
    expect(dataOf('blog/404.json').path).toBe('/blog/404');
  });

  it('below a base path names it in every address', async () => {
    write(
      pages,
      '_site.json',
      edited(
        '_site.json',
        '"owner": {',
        '"basePath": "/site/", "brand": { "logo": { "src": "dance" } }, "owner": {',
      ),
    );
    await build();
    expect(read('404.html')).toMatch(
      /data-page-data="\/site\/404\.json" data-site-data="\/site\/assets\/site-/,
    );
    expect(read('invite/index.html')).toMatch(
      /data-page-data="\/site\/invite\/page\.json" data-site-data="\/site\/assets\/site-/,
    );
    expect(dataOf('invite/page.json').elements[0]?.text).toContain('https://www.example.in/site/media/x.svg');
    expect(vi.mocked(imageStep).mock.lastCall?.[1].address).toBe('/site/media/');
  });

  it('asks for the interface in the language of the site, and says what takes long', async () => {
    write(pages, '_site.json', edited('_site.json', '"owner": {', '"language": "mr-IN", "owner": {'));
    vi.mocked(imageStep).mockImplementationOnce((files, place, say) => {
      say?.('Making pictures ready');
      return drawings(files, place);
    });
    await build();
    expect(vi.mocked(bundle).mock.calls.map(([{ language }]) => language)).toEqual(['mr-IN', 'mr-IN']);
    expect(tell.mock.calls).toEqual([['Making pictures ready']]);
  });
});

describe('A build over the one before', () => {
  it('writes only what has changed, and takes away what is no longer there', async () => {
    await build();
    write(
      pages,
      'invite.json',
      edited('invite.json', 'There is no list price.', 'There is a price list here.'),
    );
    rmSync(join(pages, 'alone'), { recursive: true });
    writeFileSync(join(out, '404.html'), 'spoilt');
    expect((await build()).exitCode).toBe(0);
    expect(read('invite/page.json')).toContain('There is a price');
    expect(read('404.html')).toContain('Nothing here');
    expect(existsSync(join(out, 'alone'))).toBe(false);
    expect(read('sitemap.xml')).not.toContain('bee');
  });

  it('leaves drafts out', async () => {
    write(pages, 'alone/bee.json', article('Bee').replace('{', '{ "draft": true,'));
    await build();
    expect(existsSync(join(out, 'alone'))).toBe(false);
  });

  it('changes nothing where a document has a mistake, and tells it', async () => {
    await build();
    const before = read('.vakta-build.json');
    write(pages, 'invite.json', edited('invite.json', '"title": "Invite",', '"title": "Invite"'));
    const { output, exitCode } = await build();
    expect(exitCode).toBe(1);
    expect(output).toMatch(
      /^error .*invite\.json:3:19 missing-comma\n.*7 pages checked: 1 problem\.\nThis can be fixed by: [^\n]*\n$/s,
    );
    expect(read('.vakta-build.json')).toBe(before);
    expect(readdirSync(folder)).toEqual(['dist', 'pages']);
  });

  it('tells what is no mistake for everybody before it says that it is done', async () => {
    write(pages, 'con.json', pageText('Constitution'));
    const { output, exitCode } = await build();
    expect(output).toMatch(/^warning .*8 pages checked: 1 warning\.\n8 pages in /s);
    expect(exitCode).toBe(0);
  });

  it.each([
    ['a picture cannot be used', () => vi.mocked(imageStep).mockRejectedValue(new Error('no picture'))],
    ['the app cannot be built', () => vi.mocked(bundle).mockRejectedValue(new Error('no picture'))],
  ])('leaves nothing behind where %s', async (_, spoil) => {
    spoil();
    await expect(build()).rejects.toThrow('no picture');
    expect(readdirSync(folder)).toEqual(['pages']);
  });

  it('refuses a folder that is somebody else’s before it looks at a page', async () => {
    write(out, 'plan.txt', 'mine');
    rmSync(join(pages, '_site.json'));
    await expect(build()).rejects.toThrow('files that no build made, like "plan.txt"');
    expect(readdirSync(out)).toEqual(['plan.txt']);
  });
});
