import { Window, type Document } from 'happy-dom';
import type { APIRequestContext } from 'playwright/test';
import { settingsIn } from '../../scripts/files/settings-in';
import { builtRoutes, expect, test } from './site';

/** The address that the site is built for: a link to it is a link to the site. */
const { origin = '' } = settingsIn('tests/sites/speaker');

/** A page of the built site as it is sent. */
interface Sent {
  route: string;
  document: Document;
}

/** An address that stands in a page, in whole. */
interface Found {
  on: string;
  url: URL;
}

const parser = new new Window().DOMParser();

async function allPages(request: APIRequestContext): Promise<Sent[]> {
  const pages: Sent[] = [];
  for (const route of builtRoutes()) {
    const html = await (await request.get(route)).text();
    pages.push({ route, document: parser.parseFromString(html, 'text/html') });
  }
  return pages;
}

/** The addresses in some attributes of a page's elements, or of those of one name; one of `srcset` is followed by its width. */
function addresses({ route, document }: Sent, attributes: readonly string[], name = '*'): Found[] {
  return attributes.flatMap((attribute) =>
    [...document.querySelectorAll(`${name}[${attribute}]`)].flatMap((element) => {
      const value = element.getAttribute(attribute) ?? '';
      const all =
        attribute === 'srcset' ? value.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '') : [value];
      return all.map((one) => ({ on: route, url: new URL(one, origin + route) }));
    }),
  );
}

const isOwn = ({ url }: Found): boolean => url.origin === origin;

/** The pages on which each address stands, for the message of a failure. */
function placesOf(found: readonly Found[]): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const { on, url } of found) {
    const address = url.pathname + url.search;
    places.set(address, (places.get(address) ?? new Set()).add(on));
  }
  return places;
}

/** What is wrong with a link to another site, if anything is: it opens a new tab, which learns nothing of this one. */
function faultOf(link: ReturnType<Document['querySelectorAll']>[number]): string[] {
  const rel = (link.getAttribute('rel') ?? '').split(' ');
  const isSafe = rel.includes('noopener') && rel.includes('noreferrer');
  return isSafe && link.getAttribute('target') === '_blank' ? [] : [link.outerHTML.slice(0, 200)];
}

test(
  'every address of the site that stands in a page answers 200 without a redirect, and every anchor is there',
  { tag: '@nightly' },
  async ({ request }) => {
    const pages = await allPages(request);
    const found = pages.flatMap((page) => addresses(page, ['href', 'src', 'srcset', 'poster'])).filter(isOwn);
    const places = placesOf(found);
    expect(places.size).toBeGreaterThan(pages.length);
    const broken: string[] = [];
    for (const [address, on] of places) {
      const response = await request.get(address, { maxRedirects: 0 });
      if (response.status() !== 200) broken.push(`${response.status()} ${address} on ${[...on].join(', ')}`);
    }
    expect(broken).toEqual([]);
    const ids = new Map(
      pages.map(({ route, document }) => [
        route,
        new Set([...document.querySelectorAll('[id]')].map((element) => element.id)),
      ]),
    );
    const anchors = pages
      .flatMap((page) => addresses(page, ['href'], 'a'))
      .filter((one) => isOwn(one) && one.url.hash);
    expect(anchors.length).toBeGreaterThanOrEqual(pages.length);
    const missing = anchors.filter(
      ({ url }) => !ids.get(url.pathname)?.has(decodeURIComponent(url.hash.slice(1))),
    );
    expect(missing.map(({ on, url }) => `${url.pathname}${url.hash} on ${on}`)).toEqual([]);
  },
);

/** Icons that a page shows and has not, or has and does not show. */
function oddIcons({ document }: Sent): string[] {
  const shown = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  const there = [...document.querySelectorAll('symbol')].map(({ id }) => `#${id}`);
  return [...new Set([...shown, ...there])].filter((one) => !shown.includes(one) || !there.includes(one));
}

function doubledIds({ document }: Sent): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

/** Links to other sites that do not open a new tab, or tell it of this one. */
function openLinks({ document }: Sent): string[] {
  const links = [...document.querySelectorAll('a[href^="http"], area[href^="http"]')];
  return links.filter((link) => !link.getAttribute('href')?.startsWith(origin)).flatMap(faultOf);
}

/** Scripts, styles, fonts and frames of other sites. */
function foreignParts({ document }: Sent): string[] {
  const loaded = [...document.querySelectorAll('script[src], link[rel="stylesheet"], iframe')];
  const isForeign = (one: (typeof loaded)[number]): boolean =>
    /^(?:https?:)?\/\//.test(one.getAttribute('src') ?? one.getAttribute('href') ?? '');
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  return [
    ...loaded.filter(isForeign).map((one) => one.outerHTML),
    ...(styles.match(/(?:url\(["']?|@import ["']?)(?:https?:)?\/\/[^)]*/g) ?? []),
  ];
}

test('each page has the icons that it shows, no id twice, links away that are safe, and nothing of another site', async ({
  request,
}) => {
  const pages = await allPages(request);
  expect(pages.flatMap(({ document }) => [...document.querySelectorAll('symbol')]).length).toBeGreaterThan(
    50,
  );
  for (const page of pages) {
    const found = [oddIcons, doubledIds, openLinks, foreignParts].flatMap((look) => look(page));
    expect([page.route, found]).toEqual([page.route, []]);
  }
});
