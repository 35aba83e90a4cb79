import { Window } from 'happy-dom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { firstLoad } from '../../scripts/bench/first-load';
import { compressedBytes } from '../../scripts/bench/weight';
import { builtRoutes, expect, siteFolder, test } from './site';
import { classesOfBlocks } from './support/block-classes';

test.use({ scripts: 'late' });

const parser = new new Window().DOMParser();

/** What an author writes, and what search engines and visitors without scripts get beside it. */
const authored = 'main > *, :is(header, footer) ul > *, title, meta, symbol, noscript, script[type$="json"]';
const addresses = ['href', 'src', 'srcset', 'alt', 'title', 'aria-label'];

function htmlOf(route: string): string {
  return readFileSync(join(siteFolder(), route, 'index.html'), 'utf8');
}

/** What a page waits for before its first paint and the engine has written: style, scripts in the HTML, and the frame without words and addresses. */
function engineText(html: string): string {
  const page = parser.parseFromString(html, 'text/html');
  for (const one of page.querySelectorAll(authored)) one.remove();
  const linked = [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
    link.getAttribute('href'),
  );
  const own = [...page.querySelectorAll('script, style')].map((one) => {
    const { textContent } = one;
    one.remove();
    return textContent;
  });
  for (const one of page.querySelectorAll('*')) for (const name of addresses) one.removeAttribute(name);
  const frame = page.documentElement.outerHTML.replaceAll(/>[^<]+</g, '><');
  const styles = linked.map((path) => readFileSync(join(siteFolder(), path ?? ''), 'utf8'));
  return [frame, ...own, ...styles].join('');
}

/** The styles in a page, and in the stylesheets that it links. */
function firstStyles(route: string): string {
  const html = htmlOf(route).replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  const inside = html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
  const linked = html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g);
  return [
    ...Array.from(inside, ([, style = '']) => style),
    ...Array.from(linked, ([, path = '']) => readFileSync(join(siteFolder(), path), 'utf8')),
  ].join('');
}

test('before its first paint a page waits for 7 kB of the engine at most, compressed', () => {
  const sizes = Object.keys(budgets).map((route) => ({
    route,
    bytes: brotliCompressSync(engineText(htmlOf(route))).length,
  }));
  expect(sizes.filter(({ bytes }) => bytes < 3000 || bytes > 7000)).toEqual([]);
});

test('the words of an author do not count', () => {
  const html = htmlOf('/books');
  const more = html
    .replace('</h1>', ` ${'and more words '.repeat(100)}</h1>`)
    .replace('</footer>', 'A longer line.</footer>')
    .replace('name="description" content="', '$&A longer description. ');
  expect(more.length).toBeGreaterThan(html.length + 1000);
  expect(engineText(more)).toBe(engineText(html));
});

test('no page carries the style of a block that is not on it', { tag: '@nightly' }, async () => {
  const classes = await classesOfBlocks();
  expect([...classes.values()].flat().length).toBeGreaterThan(100);
  const foreign = builtRoutes().map((route) => {
    const own = new Set(Array.from(htmlOf(route).matchAll(/data-block="(\w+)"/g), ([, type]) => type));
    const style = classNames(firstStyles(route));
    const blocks = [...classes].filter(
      ([type, names]) => !own.has(type) && names.some((name) => style.has(name)),
    );
    return { route, blocks: blocks.map(([type]) => type) };
  });
  expect(foreign.filter(({ blocks }) => blocks.length > 0)).toEqual([]);
});

function classNames(style: string): Set<string> {
  return new Set(Array.from(style.matchAll(/\.(-?[_a-z][\w-]*)/gi), ([, name = '']) => name));
}

/** What a page may ask for before any touch: bytes of scripts, and libraries. The rest comes when it is touched. */
interface Budget {
  bytes: number;
  libraries: string[];
}

const app: Budget = { bytes: 81_000, libraries: ['react', 'react-dom', 'scheduler'] };

/** Where a form is in view, what it is sent with comes before it is touched. */
const withForm: Budget = {
  bytes: app.bytes + 11_500,
  libraries: [...app.libraries, '@mantine/form', 'fast-deep-equal', 'klona'],
};

/** A page of every kind. */
const budgets: Record<string, Budget> = {
  '/': app,
  '/signature-programs/outbound-training': app,
  '/industry/hospitals-and-healthcare': app,
  '/blog/building-resilience': app,
  '/contact': withForm,
  '/faqs': app,
  '/videos': app,
};

for (const route of ['/', '/contact'])
  test(
    `without a touch ${route} asks for no more bytes of scripts than it may`,
    route === '/contact' ? {} : { tag: '@nightly' },
    async ({ page }) => {
      const { scripts } = await firstLoad(page, route, page.waitForRequest(/\.js$/));
      expect(scripts).not.toEqual([]);
      expect(compressedBytes(siteFolder(), scripts)).toBeLessThanOrEqual(budgets[route]?.bytes ?? 0);
    },
  );

test(
  'without a touch no page asks for a library that is not listed',
  { tag: '@nightly' },
  async ({ page }) => {
    // It is bundled once more.
    test.setTimeout(240_000);
    // Not at the top, so that the bundler is not loaded by all who list the tests.
    const { librariesOfScripts } = await import('./support/app-bundle');
    const libraries = await librariesOfScripts();
    for (const [route, budget] of Object.entries(budgets)) {
      const { scripts } = await firstLoad(page, route);
      const brought = scripts.flatMap((script) => libraries.get(script) ?? [`the unknown script ${script}`]);
      expect([route, brought.filter((library) => !budget.libraries.includes(library))]).toEqual([route, []]);
      expect(compressedBytes(siteFolder(), scripts), route).toBeLessThanOrEqual(budget.bytes);
    }
  },
);
