import { describe, expect, it } from 'vitest';
import type { PageSummary, SiteSummary } from '../../src/content/outputs/page-summary';
import { headersIn } from '../serve/serve-site';
import { headerRules } from './headers';
import { hostFiles } from './host-files';

const page = (path: string, aliases: string[] = [], unlisted = false): PageSummary =>
  ({
    page: { path, title: path, head: { url: `https://a.in/site${path}`, description: 'D.', unlisted } },
    aliases,
    file: `${path.slice(1) || 'index'}.json`,
    search: [{ url: `/site${path}` }],
  }) as unknown as PageSummary;

const site = {
  origin: 'https://a.in',
  basePath: '/site/',
  language: 'en',
  owner: { name: 'V', role: 'R' },
  footer: { serviceAreas: 'A' },
};
const files = (pages: PageSummary[], chat?: object) =>
  hostFiles(
    { site, settings: {}, pages, chat } as unknown as SiteSummary,
    (file) => `day of ${file}`,
    'sha256-x',
  );

describe('The files for hosts and search engines', () => {
  const made = () =>
    files([page('/'), page('/z', ['/old', '/older']), page('/a'), page('/thanks', ['/ty'], true)]);

  it('list the pages in the order of their addresses, each with its day', () => {
    const found = [...(made()['sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)</g)];
    expect(found.map(([, url, day]) => [url, day])).toEqual([
      ['https://a.in/site/', 'day of index.json'],
      ['https://a.in/site/a', 'day of a.json'],
      ['https://a.in/site/z', 'day of z.json'],
    ]);
  });

  it('say nothing of a page that is unlisted, but lead its old addresses to it', () => {
    for (const name of ['sitemap.xml', 'feed.xml', 'llms.txt', 'search.json'])
      expect(made()[name]).not.toContain('thanks');
    expect(made()['_redirects']).toBe(
      '/site/old /site/z 301\n/site/older /site/z 301\n/site/ty /site/thanks 301\n',
    );
  });

  it('lead robots to the list', () => {
    expect(made()['robots.txt']).toBe('User-agent: *\nAllow: /\n\nSitemap: https://a.in/site/sitemap.xml\n');
  });

  it('hold what the search finds', () => {
    expect(JSON.parse(made()['search.json'] ?? '')).toEqual({
      entries: [{ url: '/site/' }, { url: '/site/z' }, { url: '/site/a' }],
    });
  });

  it('hold what the chat knows, where there is one', () => {
    expect(made()).not.toHaveProperty(['chat.json']);
    expect(files([], { title: 'Ask' })['chat.json']).toBe('{"title":"Ask"}');
  });

  it('tell hosts the headers, as the server of this project reads them', () => {
    const [everywhere, assets] = headerRules('sha256-x', undefined);
    expect(headersIn(made()['_headers'] ?? '', '/site/about')).toEqual(everywhere?.headers);
    expect(headersIn(made()['_headers'] ?? '', '/site/assets/a.js')).toEqual({
      ...everywhere?.headers,
      ...assets?.headers,
    });
    expect(headersIn(made()['_headers'] ?? '', '/elsewhere')).toEqual({});
  });
});
