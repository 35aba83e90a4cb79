import { slug } from '../../lib/slug';
import { isOneSlipAway } from '../problems/nearest';
import { chatPath, settingsPath } from '../source/document-kind';
import { hasPath } from './addresses';
import type { Site } from './site';

const isGood = /^(?:[a-z0-9-]|\{[a-zA-Z.]+\})+(?:\/(?:[a-z0-9-]|\{[a-zA-Z.]+\})+)*\.json$/;

/** The name that a page's file should have, where its own makes a bad address: `our-books.json` for `Our Books.json`. */
export function betterFileName(path: string): string | undefined {
  if (isGood.test(path)) return undefined;
  const names = path.replace(/\.json$/, '').split('/');
  return `${names.map(slug).join('/')}.json`;
}

/** Whether a page already has the better name of a file, or another file would have the same one. */
export function isTakenName(better: string, name: string, documents: readonly string[]): boolean {
  return documents.some((other) => other !== name && (other === better || betterFileName(other) === better));
}

/** The name with which a file would be a document, where only its ending is wrong: `books.json` for `books.json.txt` and for `books.jsn`. */
export function namedAsDocument(path: string): string | undefined {
  const better = path.replace(/\.(?:json(?:\.\w+)?|jsn|jason|json5|jsonc|sjon|josn)$/i, '.json');
  return better.endsWith('.json') ? better : undefined;
}

/** The special document that a file is nearly called, though it is none: `_site.json` for `_Site.json`, `_collections/a.json` for `_Collections/a.json`. */
export function betterSpecialName(path: string): string | undefined {
  const [first = '', ...rest] = path.split('/');
  const known =
    rest.length === 0 ? [settingsPath, chatPath] : ['_collections', '_forms', '_media', '_templates'];
  const better = known.find(
    (name) => isOneSlipAway(first.toLowerCase(), name) || first.toLowerCase() === name,
  );
  return better === undefined || better === first ? undefined : [better, ...rest].join('/');
}

/** The files of pages that there will be once those with a bad name have a better one. */
export function expectedFiles({ pages, others, routesOfFiles }: Site): string[] {
  const placed = new Set(pages.filter(hasPath).map(({ document }) => document.path));
  const bad = [...routesOfFiles.keys()].filter((path) => !placed.has(path));
  const ignored = others.flatMap((path) => namedAsDocument(path) ?? []);
  return [
    ...bad.flatMap((path) => betterFileName(path) ?? []),
    ...ignored.map((path) => betterFileName(path) ?? path),
  ];
}

/** Whether a file is a picture by its ending, of whatever kind. */
export function isPicture(path: string): boolean {
  return /\.(?:jpe?g|png|webp|avif|gif|svg|heic|heif|tiff?|bmp)$/i.test(path);
}

/** Whether a picture is meant by a name, with or without its ending: by its path, or by its last part alone. */
export function isCalled(path: string, name: string): boolean {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return [path, withoutEnding(path), last, withoutEnding(last)].includes(name);
}

/** `home/hero` for `home/hero.svg`. */
export function withoutEnding(path: string): string {
  return path.replace(/\.[^./]+$/, '');
}
