import { lstatSync, mkdirSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import type { Link, PageDocument } from '../../src/model/content.generated';
import type { JsonObject } from '../../src/model/json';
import { nearest } from '../../src/content/problems/nearest';
import { isReservedName } from '../../src/content/rules/files';
import { isReservedAddress } from '../../src/content/rules/reserved-addresses';
import { checkSite } from '../../src/content/check-site';
import type { Site } from '../../src/content/site/site';
import { pagesIn } from '../check/check-pages';
import { checkTools } from '../files/check-tools';
import { UsageError } from '../files/usage-error';
import { writeNew } from '../files/write-whole';
import type { NewArguments } from './arguments';
import { smallPage } from './small-page';

/** File systems take 255 bytes, an ending and a temporary one among them. */
const longestName = 200;

/** Writes a new page's document, valid from the start. Throws a UsageError when the address is taken or the model is missing. */
export function newPage({ route, like, pages }: NewArguments): { file: string; route: string } {
  refuseAddress(route);
  const { site } = checkSite(pagesIn(pages), checkTools());
  const place = posix.join(pages, isFolder(route, site) ? `${route}/index.json` : `${route}.json`);
  refuseNoFolder(dirname(place), pages);
  const owner = site.pages.find((page) => page.route === route)?.document.path;
  if (owner !== undefined || isThere(place))
    throw new UsageError(`The address ${route} is taken by ${join(pages, owner ?? route)}.`);
  refuseBelowFile(route, site);
  const document = like === undefined ? smallPage(route, actionOf(site)) : copyOf(like, route, site);
  const depth = place.slice(pages.length).split('/').length - 2;
  const withSchema = { $schema: `${'../'.repeat(depth + 1)}schemas/page.schema.json`, ...document };
  mkdirSync(dirname(place), { recursive: true });
  writeNew(place, `${JSON.stringify(withSchema, null, 2)}\n`);
  return { file: place, route };
}

/** A page below another one needs that one to be the index of a folder. */
function refuseBelowFile(route: string, site: Site): void {
  const above = route
    .split('/')
    .slice(1, -1)
    .map((_, at, names) => names.slice(0, at + 1).join('/'));
  const flat = above.find((path) => site.routesOfFiles.has(`${path}.json`));
  if (flat !== undefined)
    throw new UsageError(
      `${flat}.json would stand beside its folder. Move it to ${flat}/index.json first: its address stays the same.`,
    );
}

/** What no page can have as its address (the checker's rules about addresses and names). */
function refuseAddress(route: string): void {
  const names = route.slice(1).split('/');
  const name = [...names.slice(0, 1).filter(isReservedAddress), ...names.filter(isReservedName)][0];
  if (name !== undefined)
    throw new UsageError(`No page can be at ${route}: "${name}" is kept for something else. Choose another.`);
  if (names.at(-1) === 'index')
    throw new UsageError(`The page of a folder has the folder's address: ${route.slice(0, -6) || '/'}`);
  if (names.some((one) => one.length > longestName))
    throw new UsageError(`Each part of an address has ${longestName} signs at most.`);
}

/** What lies above a new page has to be folders, or nothing yet: a link would lead out of the pages. */
function refuseNoFolder(folder: string, pages: string): void {
  if (relative(pages, folder) === '') return;
  refuseNoFolder(dirname(folder), pages);
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new UsageError(
      `${folder} is no folder, so no page can be in it. Move it away, or choose another address.`,
    );
}

/** Anything, be it a link to nothing. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Whether pages lie below the address already, so that its own page is their index. */
function isFolder(route: string, site: Site): boolean {
  return [...site.routesOfFiles.keys()].some((path) => `/${path}`.startsWith(`${route}/`));
}

/** What the bar at the top of every page asks for; nothing where the settings have mistakes. */
function actionOf({ settings }: Site): Link | undefined {
  return settings?.isSound ? settings.value.navigation.action : undefined;
}

/** Another page's document under a new name: what no two pages may share is made its own. */
function copyOf(like: string, route: string, site: Site): Omit<PageDocument, '$schema'> {
  const model = site.pages.find((page) => page.route === like);
  if (!model) {
    const near = nearest(
      like,
      site.pages.map((page) => page.route),
    );
    throw new UsageError(
      `There is no page ${like} to copy.${near === undefined ? '' : ` Did you mean ${near}?`}`,
    );
  }
  const {
    $schema: _,
    path: __,
    aliases: ___,
    ...rest
  } = JSON.parse(site.textOf(model.document.path)) as JsonObject & PageDocument;
  const { title, sample, seo } = smallPage(route);
  return { ...rest, title, ...(sample && { sample }), seo };
}
