import { error, warning } from '../../problems/define';
import { respelt, swap, swapped } from '../../problems/fixes';
import { brief, didYouMean, either, every } from '../../problems/wording';

/** A file to which somebody links as to a page. */
type LinkedFile = 'document' | 'picture';

const whereFilesGo: Record<LinkedFile, string> = {
  picture: 'Show the picture in a block with an "image", or in a gallery, and take this link out.',
  document:
    'Put the document into the folder _files of your pages, and write "/files/" and its name. Files to download are PDF, Office and OpenDocument files, CSV, text, ZIP, calendar and contact files, EPUB, MP3 and MP4.',
};

/** Links that lead nowhere, to what is no address, or by a way that does harm. */
export const linkProblems = {
  'unsafe-url': error<{ url: string; scheme: string }>(
    'Unsafe address',
    ({ scheme }) =>
      `An address may not start with "${brief(scheme, 30)}": it could run a program in the visitor's browser.`,
    () => 'Use a page of this site ("/invite"), "https://…", "mailto:…", "tel:…" or "whatsapp:…".',
  ),
  'insecure-url': warning<{ url: string }>(
    'Address without https',
    ({ url }) => `"${brief(url, 80)}" starts with http://, so anybody on the way can read and change it.`,
    ({ url }) =>
      `Write https://${brief(url.replace(/^http:\/\//i, ''), 80)}, if the page opens there too. Where a site has no https, let it stand.`,
  ),
  'local-address': error<{ url: string; better?: string | undefined; file?: LinkedFile | undefined }>(
    'Address on your own computer',
    ({ url }) => `"${brief(url, 80)}" is on your own computer, where no visitor of the site gets to.`,
    ({ better, file }) =>
      better !== undefined
        ? `Write the address of the page: "${brief(better, 80)}".`
        : file !== undefined
          ? whereFilesGo[file]
          : 'Write the address of a page of this site, which starts with a slash ("/invite"), or take this link out.',
    swap('url'),
  ),
  'file-address': error<{ address: string; file: LinkedFile; near?: string | undefined }>(
    'Link to a file that does not exist',
    ({ address, file }) =>
      file === 'picture'
        ? `"${brief(address, 80)}" is no page, and pictures are not linked as files.`
        : `There is no file "${brief(address, 80)}" in the folder _files.`,
    ({ file, near }) => (near === undefined ? whereFilesGo[file] : `Write "${brief(near, 80)}".`),
    ({ address, near }, marked) => respelt(marked, address, near),
  ),
  'full-address': warning<{ url: string; better: string }>(
    'Page of this site by its whole address',
    ({ url }) =>
      `"${brief(url, 80)}" is a page of this site: written with its host it is opened in another tab, and nobody notices when the page moves.`,
    ({ better }) => `Write "${brief(better, 80)}".`,
    swap('url'),
  ),
  'dead-own-address': warning<{ url: string; path: string; near?: string | undefined }>(
    'Address of this site without a page',
    ({ url, path }) =>
      `"${brief(url, 80)}" is an address of this site, which has no page "${brief(path, 80)}".`,
    ({ near }) =>
      near === undefined
        ? 'Write the address of a page without its host, like "/invite", or take this link out.'
        : `Did you mean "${near}"? Pages of this site are written without the host.`,
    ({ url, path, near }, marked) =>
      respelt(path, path, near) && swapped(marked, url, `${near}${/[?#].*$/s.exec(url)?.[0] ?? ''}`),
  ),
  'bad-address': error<{ address: string; near?: string | undefined; isCertain?: boolean }>(
    'Unreadable address',
    ({ address }) =>
      address.trim() === ''
        ? 'This link has no address, so it leads nowhere.'
        : `"${brief(address, 80)}" is not an address.`,
    ({ address, near }) => `${didYouMean(near)}${formOf(address)}`,
    ({ address, near, isCertain }, marked) =>
      isCertain || near?.endsWith(address) ? swapped(marked, address, near) : respelt(marked, address, near),
  ),
  'missing-page': error<{ path: string; near?: string | undefined; file?: string | undefined }>(
    'Link to a page that does not exist',
    ({ path }) => `There is no page "${brief(path, 90)}" on this site.`,
    ({ path, near, file }) =>
      near === undefined
        ? `${newPage(path)} Without one, take this link out, of a menu its whole entry.`
        : `Did you mean "${near}"?${file === undefined ? '' : ` No link leads there: if it is this page with a new name, write "aliases": ["${brief(path, 90)}"] in ${file}, and old links lead there too.`}`,
    ({ path, near }, marked) =>
      withoutEnding(path).toLowerCase() === near ? swapped(marked, path, near) : respelt(marked, path, near),
  ),
  'renamed-page': error<{ path: string; now: string; links: number; files: string[]; isPath: boolean }>(
    'Page with a new name to which old links lead',
    ({ path, now, links, files }) =>
      `${links} links lead to "${brief(path, 90)}", in ${every(files)}, and there is no such page any more. This one, "${brief(now, 90)}", seems to be it.`,
    ({ path, isPath }) =>
      `${isPath ? `Write "${brief(path, 90)}" here again` : `Make it ${brief(path.slice(1), 90)}.json again`}, or write "aliases": ["${brief(path, 90)}"] under its title, with a comma behind: then npm run check -- --fix changes the links. Next time npm run rename does all of it.`,
  ),
  'draft-page': error<{ path: string; links?: number; files?: string[] }>(
    'Link to a draft',
    ({ path, links = 1, files = [] }) =>
      links === 1
        ? `"${brief(path, 90)}" is a draft, so the published site has no such page.`
        : `This page is a draft, so the published site has none at "${brief(path, 90)}", and ${links} links lead there, in ${every(files)}.`,
    ({ path, links = 1 }) =>
      links === 1
        ? 'Take "draft": true out of that page, or take this link out until it is ready.'
        : `npm run unpublish -- ${brief(path, 90)} takes them away, after a look at the list of them. Or take "draft": true out.`,
  ),
  'missing-anchor': error<{
    anchor: string;
    path: string;
    near?: string | undefined;
    /** The ids of that page. */
    known: string[];
    /** The pages that have a block with this id. */
    on: readonly string[];
  }>(
    'Link to a place that does not exist',
    ({ anchor, path }) => `The page "${path}" has no block with the id "${brief(anchor)}".`,
    ({ anchor, near, known, on }) => {
      if (near !== undefined) return `Did you mean "#${near}"?`;
      const [page] = on;
      if (page !== undefined)
        return `"${anchor}" stands on ${every(on)}: write "${page}#${anchor}", or take the link out.`;
      return known.length > 0
        ? `The ids there are: ${either(known)}. If none of them is meant, take the link out.`
        : `Give the block that is meant "id": "${anchor}", or take the link out.`;
    },
    ({ anchor, near }, marked) => respelt(marked, `#${anchor}`, near && `#${near}`),
  ),
  'empty-block': error<{ anchor: string; path: string; list: string }>(
    'Link to a block that is left out',
    ({ anchor, path, list }) =>
      `The block "${brief(anchor)}" of the page "${path}" is left out: the shared list "${list}" has no entries yet.`,
    () => 'Add an entry to the list, or let the link lead to the page alone.',
  ),
  'own-link': warning<{ path: string }>(
    'Link to the page that it stands on',
    ({ path }) => `"${brief(path, 90)}" is the address of this very page: the link leads nowhere else.`,
    ({ path }) =>
      `Write the address of the page that is meant. For a part of this page write its id, like "${path}#dates".`,
  ),
  'old-address': warning<{ old: string; path: string }>(
    'Link to an old address',
    ({ old }) =>
      `"${brief(old, 90)}" is an old address of a page: a visitor who follows this link is sent on, and waits for it.`,
    ({ path }) => `Write "${brief(path, 90)}" in its place.`,
    ({ old, path }, marked) => swapped(marked, old, path),
  ),
};

/** `/contact` for `/pages-json/contact.json`: addresses of other programs end as files do, or somebody wrote the name of the file itself. */
export function withoutEnding(path: string): string {
  const file = path.replace(/^\/pages-json(?=\/)/i, '');
  return file.replace(/(?:\/(?:index|default))?\.(?:html?|php|aspx?|json)$/i, '') || '/';
}

/** The file of a page that is not there yet, and the command that makes it, where an address can be one as it is written. */
function newPage(path: string): string {
  return /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path)
    ? `A page for it would be the file ${path.slice(1)}.json, which npm run new -- ${path} makes.`
    : 'An address here holds only small Latin letters, digits and hyphens, like "/contact": write that of a page that there is.';
}

const forms: readonly [start: RegExp, form: string][] = [
  [/^\s*$/, 'Write where it leads, or take the link out.'],
  [/^#/, 'Behind # belongs the id of a block of this page.'],
  [/^mailto:/i, 'Behind mailto: stands a whole mail address, like "team@example.com".'],
  [/^tel:/i, "Behind tel: stands a number with + and its country's code in front."],
  [/^\s*-?\d+\.\d+\s*,/, 'Write the address of the place on a map, as "Share" copies it there.'],
  [/^\s*@/, 'A name is known on its own site alone: write the address of the profile.'],
];

/** How an address of its kind is written. */
function formOf(address: string): string {
  const form = forms.find(([start]) => start.test(address))?.[1];
  return form ?? 'A page of this site starts with a slash ("/invite"), another site with https://.';
}
