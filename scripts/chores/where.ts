import { rangeAt } from '../../src/content/places/lines';
import { count } from '../../src/content/problems/wording';
import { spansOf, type Reference, type ReferenceKind } from '../../src/content/operations/references';
import { textsSaying } from '../../src/content/operations/texts-saying';
import { formPath } from '../../src/content/source/document-kind';
import { unused, usesOf, type Uses } from '../../src/content/operations/uses';
import { NotPossible } from '../files/usage-error';
import { printable } from '../files/printable';
import { shownIn } from './shown-path';
import { foundLines } from './title-note';
import type { SiteAt } from './site-at';

/** What `npm run where` prints of a name, or of words that visitors read. Throws a NotPossible when it means nothing. */
export function whereText(site: SiteAt, asked: string): string {
  const found = usesOf(site.checked, site.tools, asked);
  if (Array.isArray(found)) return `${found.map((uses) => usesText(site, uses)).join('\n\n')}\n`;
  const texts = textsSaying(site.checked, asked);
  if (texts.length > 0)
    return `${count(texts.length, 'text says', 'texts say')} "${asked}":\n${foundLines(site.pages, asked, texts, Infinity)}`;
  const near = found.near === undefined ? '' : ` Did you mean "${found.near}"?`;
  throw new NotPossible(
    `There is no page, picture, icon, shared list, form, placeholder or block "${asked}", and no text that says it.${near}`,
  );
}

const titles: Record<ReferenceKind, (name: string) => string> = {
  page: (name) => `The page ${name}`,
  picture: (name) => `The picture "${name}"`,
  icon: (name) => `The icon "${name}"`,
  list: (name) => `The shared list "${name}"`,
  form: (name) => `The form "${name}"`,
  placeholder: (name) => `The placeholder {${name}}`,
  block: (name) => `The block "${name}"`,
};

function usesText(site: SiteAt, { kind, name, file, references, listing = [] }: Uses): string {
  const lines = placesOf(site, references, kind);
  const place = file === undefined ? '' : ` (${shownIn(site.pages, file)})`;
  const amount = lines.length === 0 ? 'nothing names it' : count(lines.length, 'place', 'places');
  const lists = placesOf(site, listing, 'list');
  const byThemselves = 'The feed and the search show it by themselves, and so do the lists of all articles:';
  return [
    `${titles[kind](name)}${place}: ${amount}`,
    ...lines,
    ...(lists.length > 0 ? [byThemselves, ...lists] : []),
  ]
    .map(printable)
    .join('\n');
}

function placesOf(site: SiteAt, references: readonly Reference[], kind: ReferenceKind): string[] {
  return references.flatMap((reference) => {
    const { document } = site.checked.resolve(reference.file);
    return spansOf(reference, document).map(({ offset, length }) => {
      const { line, column } = rangeAt(document.text, offset, length);
      const anchor = reference.anchor === undefined ? '' : `#${reference.anchor}`;
      const what = kind === 'page' ? `  ${reference.isOwn ? '' : reference.name}${anchor}` : '';
      return `  ${shownIn(site.pages, reference.file)}:${line}:${column}${what}`;
    });
  });
}

/** What `npm run where` prints without a name: what is unused. */
export function unusedText({ checked, pages }: SiteAt): string {
  const found = unused(checked);
  const media = (name: string): string[] =>
    (checked.site.media.get(name) ?? []).map((file) => shownIn(pages, `_media/${file}`));
  const parts: [title: string, items: string[]][] = [
    ['Pictures that nothing shows', found.pictures.flatMap(media)],
    [
      'Shared lists that nothing takes entries from',
      found.lists.map((name) => shownIn(pages, `_collections/${name}.json`)),
    ],
    ['Forms that nothing shows', found.forms.map((name) => shownIn(pages, formPath(name)))],
    ['Pages that nothing leads to', found.pages],
  ];
  const shown = parts.filter(([, items]) => items.length > 0);
  if (shown.length === 0) return 'Every picture, shared list, form and page is used.\n';
  return shown
    .map(([title, items]) => `${title}:\n${items.map((item) => `  ${printable(item)}\n`).join('')}`)
    .join('\n');
}
