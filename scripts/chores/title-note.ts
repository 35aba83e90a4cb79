import type { CheckedSite } from '../../src/content/check-site';
import type { SiteChange } from '../../src/content/operations/site-change';
import { textsSayingTitle, type FoundText } from '../../src/content/operations/texts-saying';
import { shownIn } from './shown-path';

/** So many texts are listed, one a line. */
const most = 20;

/** So much of a text is shown on each side of the title, in letters. */
const beside = 30;

/** What still says the title of a page that got another address, for an author who gives it another name too; nothing where nothing does. */
export function titleNote(pages: string, checked: CheckedSite, address: string): string {
  const route = address.replace(/(?<=.)\/$/, '');
  const { title, texts } = textsSayingTitle(checked, route);
  if (texts.length === 0) return '';
  const lines = foundLines(pages, title, texts);
  return `\nWords stay as they are. If the page is no longer called "${title}", change these by hand:\n${lines}`;
}

/** What says the title of a page that is taken away, by the lines of the site as it was; nothing where nothing does. */
export function goneTitleNote(
  pages: string,
  before: CheckedSite,
  route: string,
  { removed, edits }: SiteChange,
): string {
  const { title, texts } = textsSayingTitle(before, route);
  const isCut = ({ file, offset }: FoundText): boolean =>
    (edits.get(file) ?? []).some((edit) => edit.offset <= offset && offset < edit.offset + edit.length);
  const left = texts.filter((text) => !removed.has(text.file) && !isCut(text));
  if (left.length === 0) return '';
  return `\nThese texts say the title of the page. Read them again too:\n${foundLines(pages, title, left)}`;
}

/** A line for each of some texts that say a title, with what stands around it. */
export function foundLines(pages: string, title: string, texts: readonly FoundText[], limit = most): string {
  const lines = texts
    .slice(0, limit)
    .map(
      ({ file, line, text }) => `${shownIn(pages, file)}:${line}  ${JSON.stringify(around(title, text))}\n`,
    );
  const more =
    texts.length > limit
      ? `and ${texts.length - limit} more: npm run where -- ${JSON.stringify(title)}\n`
      : '';
  return lines.join('') + more;
}

/** The title in a text, with as much as tells where it stands. */
function around(title: string, text: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(title.toLowerCase()));
  const [from, to] = [at - beside, at + title.length + beside];
  return `${from > 0 ? '…' : ''}${text.slice(Math.max(0, from), to)}${to < text.length ? '…' : ''}`;
}
