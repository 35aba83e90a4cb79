import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { PageSummary } from '../../src/content/outputs/page-summary';
import { movedPages } from './moved-pages';

const page = (path: string, aliases: string[]): PageSummary =>
  ({
    page: { path, title: `T of "${path}"`, head: { url: `https://a.in/site${path}` } },
    aliases,
  }) as unknown as PageSummary;
const moved = (...pages: PageSummary[]) => movedPages(pages, '/site/');

describe('The documents at old addresses', () => {
  it('lead to the page, for people and for search engines', () => {
    const html = moved(page('/contact', ['/old/contact.php']))['old/contact.php/index.html'];
    expect(html).toContain('<link rel="canonical" href="https://a.in/site/contact">');
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/site/contact">');
    expect(html).toContain('href="/site/contact">T of &quot;/contact&quot;</a>');
  });

  it('lie where every host has them', () => {
    const files = Object.keys(moved(page('/contact', ['/old', '/contact.php', '/kontakt.html', '/संपर्क'])));
    expect(files).toEqual([
      'old/index.html',
      'old.html',
      'contact.php/index.html',
      'contact.php.html',
      'kontakt.html',
      'संपर्क/index.html',
      'संपर्क.html',
    ]);
  });

  it('never take the place of a page', () => {
    expect(moved(page('/', ['/index.html']), page('/contact', ['/contact.html']))).toEqual({});
  });

  it('choose by the query where several pages share an address, with a script that is a file of the site', () => {
    const made = moved(
      page('/videos', ['/index.php?page=3']),
      page('/', ['/index.php', '/index.php?page=1']),
    );
    const html = made['index.php/index.html'] ?? '';
    const entries = [...html.matchAll(/data-query="([^"]*)" href="([^"]*)"/g)].map(([, ...entry]) => entry);
    expect(entries).toEqual([
      ['page=3', '/site/videos'],
      ['', '/site/'],
      ['page=1', '/site/'],
    ]);
    const script = /<script src="\/site\/([^"]+)"><\/script>/.exec(html)?.[1] ?? '';
    expect(made[script]).toContain('location.replace');
    expect(html).not.toContain('refresh');
  });

  it.each([
    ['?page=3', '/videos'],
    ['?page=3&utm_source=mail', '/videos'],
    ['?utm_source=mail&page=3&lang=mr', '/marathi'],
    ['?page=30', '/'],
    ['', '/'],
  ])('lead from %j to %s', (search, to) => {
    const made = moved(
      page('/', ['/index.php']),
      page('/videos', ['/index.php?page=3']),
      page('/marathi', ['/index.php?lang=mr&page=3']),
    );
    const [script = ''] = Object.entries(made).flatMap(([path, text]) =>
      path.endsWith('.js') ? [text] : [],
    );
    const entries = [...(made['index.php.html'] ?? '').matchAll(/data-query="([^"]*)" href="([^"]*)"/g)];
    const document = {
      querySelectorAll: () =>
        entries.map(([, query = '', href]) => ({ href, dataset: { query: query.replaceAll('&amp;', '&') } })),
    };
    const led: string[] = [];
    runInNewContext(script, {
      URLSearchParams,
      document,
      location: { search, replace: (href: string) => void led.push(href) },
    });
    expect(led).toEqual([`/site${to}`]);
  });
});
