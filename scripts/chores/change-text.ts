import { changedLines } from '../../src/content/operations/changed-lines';
import type { ChangeEdit, EditKind, SiteChange } from '../../src/content/operations/site-change';
import { decode } from '../../src/content/parse/decode';
import { count } from '../../src/content/problems/wording';
import { contentOf, type Source } from '../../src/content/source/source';
import { aligned, printable } from '../files/printable';
import { shownIn } from './shown-path';

/** One and several of what an edit can be about, in the order in which they are listed. */
const words: Record<EditKind, [one: string, many: string]> = {
  link: ['link', 'links'],
  picture: ['picture', 'pictures'],
  list: ['list', 'lists'],
  form: ['form', 'forms'],
  id: ['id', 'ids'],
  entry: ['entry taken out', 'entries taken out'],
  address: ['address', 'addresses'],
  alias: ['old address', 'old addresses'],
  schema: ['$schema', '$schemas'],
  mistake: ['mistake fixed', 'mistakes fixed'],
  draft: ['mark of a draft added', 'marks of drafts added'],
  published: ['mark of a draft taken out', 'marks of drafts taken out'],
  sample: ['mark of an example taken out', 'marks of examples taken out'],
  added: ['entry added', 'entries added'],
  migrated: ['place rewritten', 'places rewritten'],
  words: ['text replaced', 'texts replaced'],
  example: ['page of example words', 'pages of example words'],
  emptied: ['list emptied', 'lists emptied'],
};

/** What a change does, a line for each file. */
export function changeText(pages: string, { edits, created, moved, removed }: SiteChange): string {
  const files = new Set([...moved.keys(), ...edits.keys()]);
  const changed = [...files].toSorted().map((file) => {
    const to = moved.get(file);
    const place = to === undefined ? '' : ` → ${shownIn(pages, to)}`;
    return [`${shownIn(pages, file)}${place}`, amounts(edits.get(file) ?? [])].filter(Boolean).join('  ');
  });
  const made = [...created.keys()].map((file) => `${shownIn(pages, file)}  new`);
  const gone = [...removed].map((file) => `${shownIn(pages, file)}  removed`);
  return [...changed, ...made, ...gone].map((line) => `${printable(line)}\n`).join('');
}

function amounts(edits: readonly ChangeEdit[]): string {
  return (Object.keys(words) as EditKind[])
    .flatMap((kind) => {
      const own = edits.filter((edit) => edit.kind === kind);
      const amount = own.reduce((sum, edit) => sum + (edit.amount ?? 1), 0);
      return amount > 0 ? count(amount, ...words[kind]) : [];
    })
    .join(', ');
}

/** Signs of a line that are shown. */
const most = 120;

/**
 * The lines that a change would change, before (`-`) and after (`+`).
 * @param width signs of a line that are shown.
 */
export function linesText(pages: string, { documents }: Source, { edits }: SiteChange, width = most): string {
  return documents
    .flatMap((document) => {
      const own = edits.get(document.path);
      if (!own) return [];
      const groups = changedLines(decode(contentOf(document)).text, own);
      return groups.flatMap(({ line, before, after }) => [
        printable(`${shownIn(pages, document.path)}:${line}`),
        ...shown(before, after, width).map((text) => `  - ${text}`),
        ...shown(after, before, width).map((text) => `  + ${text}`),
      ]);
    })
    .map((line) => `${line}\n`)
    .join('');
}

/** Lines, of which a long one is cut around what differs from the other ones; one that goes or comes as a whole stays whole. */
function shown(lines: readonly string[], others: readonly string[], width: number): string[] {
  return lines.map((line, at) => {
    const other = others[at];
    if (line.length <= width || other === undefined) return aligned(line);
    const same = [...line].findIndex((sign, place) => sign !== other[place]);
    // The same place in both, so that they can be compared.
    const from = Math.max(0, same - width / 2);
    const cut = `${from > 0 ? '…' : ''}${line.slice(from, from + width)}${line.length > from + width ? '…' : ''}`;
    return aligned(cut);
  });
}
