import { anchorHint, anchorMessage, type MissingAnchor } from './anchor-words';
import { asTyped } from './own-computer';
import { error, warning } from './define';
import { brief, didYouMean, every } from './wording';

/** A file to which somebody links as to a page. */
type LinkedFile = 'document' | 'picture';

const whereFilesGo: Record<LinkedFile, string> = {
  picture: 'Show the picture in a block with an "image", or in a gallery, and take this link out.',
  document:
    'Put the document where others can open it, such as Google Drive, and write its address there, which starts with https://.',
};

/** The words of a link, where it leads, and what is the page with those words, where it is about a page. */
interface WrongLabel {
  label: string;
  to: string;
  other?: keyof typeof otherThings;
  page?: string;
  title?: string;
}

const otherThings = {
  mail: 'another e-mail address',
  number: 'another number',
  site: 'another site',
  way: 'another way to reach somebody',
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
  'local-address': error<{ url: string; path?: string; file?: LinkedFile }>(
    'Address on your own computer',
    ({ url }) =>
      `"${brief(asTyped(url), 80)}" is on your own computer, where no visitor of the site gets to.`,
    ({ path, file }) =>
      file !== undefined
        ? whereFilesGo[file]
        : path === undefined
          ? 'Write the address of a page of this site, which starts with a slash ("/invite"), or take this link out.'
          : `Write the address of the page: "${brief(path, 80)}".`,
  ),
  'file-address': error<{ address: string; file: LinkedFile }>(
    'Link to a document',
    ({ address }) => `"${brief(address, 80)}" is no page, and this site publishes pages alone.`,
    ({ file }) => whereFilesGo[file],
  ),
  'full-address': warning<{ url: string; path: string }>(
    'Page of this site by its whole address',
    ({ url }) =>
      `"${brief(url, 80)}" is a page of this site: written with its host it is opened in another tab, and nobody notices when the page moves.`,
    ({ path }) => `Write "${brief(path, 80)}".`,
  ),
  'dead-own-address': warning<{ url: string; path: string; near?: string; better?: string }>(
    'Address of this site without a page',
    ({ url, path }) =>
      `"${brief(url, 80)}" is an address of this site, which has no page "${brief(path, 80)}".`,
    ({ better }) =>
      better === undefined
        ? 'Write the address of a page without its host, like "/invite", or take this link out.'
        : `Did you mean "${brief(better, 90)}"? Pages of this site are written without the host.`,
  ),
  'bad-address': error<{ address: string; near?: string; exact?: string }>(
    'Unreadable address',
    ({ address, exact }) =>
      address.trim() === ''
        ? 'This link has no address, so it leads nowhere.'
        : `"${brief(address, 80)}" is not an address${exact === undefined ? '' : ': look at how it begins'}.`,
    ({ address, near, exact }) =>
      exact !== undefined
        ? `Write "${brief(exact, 80)}".`
        : `${address.trim() === '' ? 'Write where it leads, or take the link out. ' : ''}${address === '#' ? 'Behind # belongs the id of a block of this page. ' : didYouMean(near)}${formOf(address)}`,
  ),
  'missing-page': error<{ path: string; near?: string; file?: string }>(
    'Link to a page that does not exist',
    ({ path }) => `There is no page "${brief(path, 90)}" on this site.`,
    ({ path, near, file }) =>
      near === undefined
        ? `${newPage(path.replace(/\.(?:html?|php|aspx?|json)$/i, ''))} Without one, take this link out, of a menu its whole entry.`
        : `Did you mean "${near}"?${file === undefined ? '' : ` No link leads there: if it is this page with a new name, write "aliases": ["${brief(path, 90)}"] in ${file}, and old links lead there too. Next time npm run rename -- ${brief(path, 90)} ${near} does all of it.`}`,
  ),
  'renamed-page': error<{ path: string; now: string; links: number; files: string[]; isPath?: boolean }>(
    'Page with a new name to which old links lead',
    ({ path, now, links, files }) =>
      `${links} links lead to "${brief(path, 90)}", in ${every(files)}, and there is no such page any more. This one, "${brief(now, 90)}", seems to be it.`,
    ({ path, now, isPath }) =>
      `${isPath === true ? `Write "${brief(path, 90)}" here again` : `Make it ${brief(path.slice(1), 90)}.json again`}, and nothing else is to do${/\s/.test(now) ? '' : `; if the new name is wanted, npm run rename -- ${brief(path, 90)} ${brief(now, 90)} then changes everything`}. Or leave it so and write "aliases": ["${brief(path, 90)}"] under its title, with a comma behind: then npm run check -- --fix changes the links.`,
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
  'missing-anchor': error<MissingAnchor>('Link to a place that does not exist', anchorMessage, anchorHint),
  'empty-block': error<{ anchor: string; path: string; list: string }>(
    'Link to a block that is left out',
    ({ anchor, path, list }) =>
      `The block "${brief(anchor)}" of the page "${path}" is left out: the shared list "${list}" has no entries yet.`,
    () => 'Add an entry to the list, or let the link lead to the page alone.',
  ),
  'wrong-label': warning<WrongLabel>(
    'Link whose words name something else',
    ({ label, to, other, title }) =>
      `"${brief(label)}" leads to ${title === undefined ? `"${brief(to, 60)}", which is ${otherThings[other ?? 'site']}` : `the page "${brief(title)}"`}.`,
    ({ page }) =>
      page === undefined
        ? 'Write the same in both: correct the words or the address.'
        : `Write "${brief(page, 90)}", which is the page with that name, or other words.`,
  ),
  'address-as-words': error<{ label: string; words?: string }>(
    'Address in place of words',
    ({ label }) =>
      `"${brief(label, 60)}" is an address, and stands where visitors read the words of the link.`,
    ({ label, words }) =>
      words === undefined
        ? 'Write what visitors are to read, like "Write to us". The address belongs into "to" alone.'
        : `The two have changed places: write "label": "${brief(words)}", "to": "${brief(label, 60)}".`,
  ),
  'near-title': warning<{ label: string; title: string }>(
    'Misspelt title of a page',
    ({ label, title }) =>
      `"${brief(label)}" leads to the page "${brief(title)}", and differs from that by a letter or two.`,
    ({ title }) => `Write "${brief(title)}". If it is misspelt itself, correct it in its page.`,
  ),
  'own-link': warning<{ path: string }>(
    'Link to the page that it stands on',
    ({ path }) => `"${brief(path, 90)}" is the address of this very page: the link leads nowhere else.`,
    ({ path }) =>
      `Write the address of the page that is meant. For a part of this page write its id, like "${path}#dates".`,
  ),
  'old-address': warning<{ old: string; path: string; better: string }>(
    'Link to an old address',
    ({ old }) =>
      `"${brief(old, 90)}" is an old address of a page: a visitor who follows this link is sent on, and waits for it.`,
    ({ better }) => `Write "${brief(better, 90)}".`,
  ),
};

/** The file of a page that is not there yet, and the command that makes it, where an address can be one as it is written. */
function newPage(path: string): string {
  if (!/^[\x20-\x7e]*$/.test(path))
    return 'An address here holds only small Latin letters, digits and hyphens, like "/contact": write that of a page that there is.';
  const file = `A page for it would be the file ${path.slice(1)}.json`;
  return /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path)
    ? `${file}, which npm run new -- ${path} makes.`
    : `${file}.`;
}

/** How an address of its kind is written. */
function formOf(address: string): string {
  if (/^mailto:/i.test(address)) return 'Behind mailto: stands a whole mail address, like "team@example.in".';
  if (/^tel:/i.test(address)) return 'Behind tel: stands a number with its country, like "+91 98000 00000".';
  if (/^-?\d{1,3}\.\d+\s*,\s*-?\d{1,3}\.\d+$/.test(address.trim()))
    return `Write the address of the place on a map: "https://www.google.com/maps?q=${address.replaceAll(/\s/g, '')}".`;
  if (/^@[\w.-]+$/.test(address.trim()))
    return `A name is known on its own site alone: write the address of the profile, like "https://www.instagram.com/${address.trim().slice(1)}" or "https://www.youtube.com/${address.trim()}".`;
  return 'A page of this site starts with a slash ("/invite"), another site with https://.';
}
