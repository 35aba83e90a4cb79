import { lstatSync, mkdirSync } from 'node:fs';
import { dirname, posix, relative } from 'node:path';
import type { Link, PageDocument } from '../../src/model/content.generated';
import type { JsonObject } from '../../src/model/json';
import { nearest } from '../../src/content/problems/nearest';
import { addressTrouble, documentFor } from '../../src/content/operations/page-address';
import { checkSite } from '../../src/content/check-site';
import type { Site } from '../../src/content/site/site';
import { pagesIn } from '../check/check-pages';
import { checkTools } from '../files/check-tools';
import { NotPossible } from '../files/usage-error';
import { writeNew } from '../files/write-whole';
import type { NewArguments } from './arguments';
import { smallPage } from './small-page';

/** Writes a new page's document, valid from the start. Rejects with a NotPossible when the address is taken or the model is missing. */
export async function newPage({
  route,
  like,
  pages,
}: NewArguments): Promise<{ file: string; route: string }> {
  const { site } = checkSite(await pagesIn(pages), checkTools());
  const trouble = addressTrouble(route, site);
  if (trouble !== undefined) throw new NotPossible(trouble);
  const place = posix.join(pages, documentFor(route, site.routesOfFiles.keys()));
  refuseNoFolder(dirname(place), pages);
  if (isThere(place)) throw new NotPossible(`The address ${route} is taken by ${place}.`);
  const document = like === undefined ? smallPage(route, actionOf(site)) : copyOf(like, route, site);
  const depth = place.slice(pages.length).split('/').length - 2;
  const withSchema = { $schema: `${'../'.repeat(depth + 1)}schemas/page.schema.json`, ...document };
  mkdirSync(dirname(place), { recursive: true });
  writeNew(place, `${JSON.stringify(withSchema, null, 2)}\n`);
  return { file: place, route };
}

/** What lies above a new page has to be folders, or nothing yet: a link would lead out of the pages. */
function refuseNoFolder(folder: string, pages: string): void {
  if (relative(pages, folder) === '') return;
  refuseNoFolder(dirname(folder), pages);
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new NotPossible(
      `${folder} is no folder, so no page can be in it. Move it away, or choose another address.`,
    );
}

/** Anything, be it a link to nothing. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
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
    throw new NotPossible(
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
