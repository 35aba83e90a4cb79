import type { CheckedSite } from '../check-site';
import { step } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import { aliasesOf, hasPath } from '../facts/addresses';
import type { PageEntry } from '../facts/site';
import { entryEdit, setEdit, valueEdit } from './json-edits';
import { addEdits, editsOf, linkEdits, textEdit } from './name-edits';
import { type Outcome, changeOf, type ChangeEdit } from './site-change';
import { addressTrouble, documentFor, isAddress, namedPage, schemaForDepth } from './page-address';
import { references } from './references';

/** A page and the address that it gets. */
interface Renaming {
  page: PageEntry;
  to: string;
}

/**
 * Gives a page another address: its document moves, or gets another `path` where it has one; all links follow; the old
 * address leads to the new one. With a slash at the end of both addresses all pages below it go along.
 */
export function renamePage(checked: CheckedSite, from: string, to: string): Outcome {
  const isFolder = from.endsWith('/') && to.endsWith('/');
  const [old, address] = isFolder ? [from.slice(0, -1), to.slice(0, -1)] : [from, to];
  if (!isAddress(address))
    return {
      trouble: `"${to}" is no address: write it in small letters, digits and hyphens, starting with a slash.`,
    };
  const found = renamings(checked, old, address, isFolder);
  const leaving = new Set(found.map(({ page }) => page.document.path));
  const trouble =
    missing(checked, old, found) ??
    found.map((one) => addressTrouble(one.to, checked.site, leaving)).find((one) => one !== undefined);
  return trouble === undefined ? { change: changeFor(checked, found, isFolder) } : { trouble };
}

function renamings({ site }: CheckedSite, old: string, address: string, isFolder: boolean): Renaming[] {
  return site.pages.flatMap((page) => {
    const isMeant = page.route === old || (isFolder && page.route.startsWith(`${old}/`));
    return isMeant ? [{ page, to: address + page.route.slice(old.length) }] : [];
  });
}

function missing(checked: CheckedSite, old: string, found: readonly Renaming[]): string | undefined {
  if (old === '/' || old === '') return 'The home page is where the site begins, and keeps its address.';
  const named = namedPage(checked, old);
  return found.length === 0 && 'trouble' in named ? named.trouble : undefined;
}

function changeFor(checked: CheckedSite, found: readonly Renaming[], isFolder: boolean) {
  const addresses = new Map(found.map(({ page, to }) => [page.route, to]));
  const leading = references(checked).filter(({ kind, name }) => kind === 'page' && addresses.has(name));
  const edits = editsOf(checked, leading, (reference, document) =>
    linkEdits(reference, document, 'path', addresses.get(reference.name) ?? ''),
  );
  const moved = movesOf(checked, found, isFolder);
  for (const { page, to } of found) {
    const { path } = page.document;
    const { document } = checked.resolve(path);
    addEdits(edits, path, ownEdits(page, document, to, moved.get(path)));
  }
  return changeOf({ edits, moved });
}

/** A page that says its address itself stays where it is; the index of a folder that moves is its index there. */
function movesOf({ site }: CheckedSite, found: readonly Renaming[], isFolder: boolean): Map<string, string> {
  const moving = found.filter(({ page }) => !hasPath(page));
  const paths = new Set(moving.map(({ page }) => page.document.path));
  const staying = [...site.routesOfFiles.keys()].filter((path) => !paths.has(path));
  const there = [...staying, ...moving.map(({ to }) => `${to.slice(1)}.json`)];
  return new Map(
    moving.map(({ page: { document }, to }) => [
      document.path,
      isFolder && document.path.endsWith('/index.json')
        ? `${to.slice(1)}/index.json`
        : documentFor(to, there),
    ]),
  );
}

/** What a page says of itself: its address, its old ones, and where its schema lies. */
function ownEdits(
  page: PageEntry,
  document: WrittenDocument,
  to: string,
  place: string | undefined,
): ChangeEdit[] {
  const address = hasPath(page) ? textEdit(document, '/path', to, 'address') : [];
  const schema = schemaForDepth(document, place ?? document.path);
  return [
    ...address,
    ...(schema === undefined ? [] : textEdit(document, '/$schema', schema, 'schema')),
    { ...aliasEdit(page, document, to), kind: 'alias' },
  ];
}

/** The old address takes the place of the new one among the old ones, where that is one of them. */
function aliasEdit(page: PageEntry, document: WrittenDocument, to: string) {
  const json = JSON.stringify(page.route);
  const aliases = aliasesOf(page);
  const own = aliases.findIndex(({ route }) => route === to);
  if (own >= 0) return valueEdit(document, step('/aliases', own), json);
  if (aliases.length > 0) return entryEdit(document, '/aliases', json);
  return setEdit(document, '/aliases', `[${json}]`, ['path', 'title']);
}
