import { describe, expect, it } from 'vitest';
import type { PageFile, SiteData } from '../../src/model/page-data';
import type { Bundle } from './bundle';
import { pageFile, pageFiles } from './make-page';
import { iconLink, pageHtml } from './page-html';

const template =
  '<!doctype html><html lang="en"><head><link href="./assets/a.svg"><!--head--><!--style--></head><body><!--app--><!--first--></body></html>';
const site = {
  basePath: '/site/',
  language: 'mr',
  owner: { name: 'A "B" C', shortName: 'अंकुर' },
  brand: { logo: { src: 'mark' }, ground: 'sand', grounds: { sand: { colour: '#f2e3c9', ink: '#211f49' } } },
  assets: { images: { mark: { src: '/site/media/mark.svg' } } },
} as unknown as SiteData;
const head = { title: 'Fees & more $&', description: 'D', url: 'u', type: 'website' };
const file = {
  build: 'b1',
  version: 'v1',
  head,
  elements: [
    { tag: 'meta', attributes: { name: 'description', content: 'What "it" costs' } },
    { tag: 'script', attributes: { type: 'application/ld+json' }, text: '{"a":"</script><!-- <b>"}' },
  ],
} as unknown as PageFile;
const htmlOf = (app: string): string => {
  const bundle = {
    template,
    server: {
      render: () => app,
      firstElementId: '_first',
      firstWords: { partMissing: 'Missing "it"', loadPage: 'Again' },
    },
    styles: { ofFirstView: (html: string) => `/* for ${html.length} */` },
    parts: { script: 'assets/s.js', style: 'assets/s.css', fonts: 'assets/f.css' },
    first: { code: 'start()' },
  } as unknown as Bundle;
  return pageHtml(bundle, site, file, { page: '/site/page.json', site: '/site/site.json' });
};

describe('The HTML of a page', () => {
  it('has everything in its place', () => {
    expect(htmlOf('<main>$& <!--head--></main>')).toBe(
      [
        '<!doctype html><html lang="mr"><head><link href="/site/assets/a.svg">',
        '<title>Fees &amp; more $&amp;</title>',
        '<meta name="description" content="What &quot;it&quot; costs">',
        '<script type="application/ld+json">{"a":"\\u003c/script>\\u003c!-- <b>"}</script>',
        '<link rel="alternate" type="application/rss+xml" title="A &quot;B&quot; C" href="/site/feed.xml">',
        '<link rel="icon" href="/site/media/mark.svg">',
        '<style media="screen">/* for 27 */</style><noscript><link rel="stylesheet" href="/site/assets/s.css"><link rel="stylesheet" href="/site/assets/f.css"></noscript>',
        '</head><body><main>$& <!--head--></main>',
        '<script id="_first" data-build="b1" data-version="v1" data-page-data="/site/page.json" data-site-data="/site/site.json" data-script="/site/assets/s.js" data-style="/site/assets/s.css" data-fonts="/site/assets/f.css" data-part-missing="Missing &quot;it&quot;" data-load-page="Again">start()</script>',
        '</body></html>',
      ].join(''),
    );
  });

  it('has the first letter of its name on the first ground where a site has no mark', () => {
    const link = decodeURIComponent(iconLink({ ...site, assets: { images: {}, icons: '' } }));
    expect(link).toMatch(/^<link rel="icon" href="data:image\/svg\+xml,/);
    expect(link).toContain('fill="#f2e3c9"');
    expect(link).toContain('fill="#211f49"');
    expect(link).toContain('>अं</text>');
  });

  it('has a mark of its own in the tab of a browser where the brand has one', () => {
    const images = { ...site.assets.images, tab: { src: '/site/media/tab.svg' } } as never;
    const own = { ...site, brand: { ...site.brand, favicon: 'tab' }, assets: { images, icons: '' } };
    expect(iconLink(own)).toBe('<link rel="icon" href="/site/media/tab.svg">');
  });

  it('leaves out what browsers need not be told', () => {
    expect(htmlOf('<ul><li>a</li></ul><table><tr><td>b</td></tr></table>')).toContain(
      '<ul><li>a</ul><table><tr><td>b</table>',
    );
    expect(htmlOf('<svg><path d="M0"></path></svg><img src="x"/><br/>')).toContain(
      '<svg><path d="M0"/></svg><img src="x"><br>',
    );
    expect(htmlOf('<p title="it&#x27;s">it&#x27;s</p>')).toContain(`<p title="it's">it's</p>`);
  });
});

describe('The files of a page', () => {
  it('lie in the folder of its address', () => {
    expect(pageFiles({ path: '/' })).toEqual(['index.html', 'page.json']);
    expect(pageFiles({ path: '/industry/it' })).toEqual([
      'industry/it/index.html',
      'industry/it.html',
      'industry/it/page.json',
    ]);
  });

  it('name their build, and a version that follows from the words alone', () => {
    const page = { path: '/a', title: 'A' } as unknown as PageFile;
    const one = pageFile(page, [], 'b1');
    expect(one).toMatchObject({ build: 'b1', path: '/a', elements: [] });
    expect(pageFile(page, [], 'b2').version).toBe(one.version);
    expect(pageFile({ ...page, title: 'B' }, [], 'b1').version).not.toBe(one.version);
  });
});
