import { error } from './define';
import { brief, count, didYouMean, either } from './wording';

/** Documents that are well formed, but do not fit the rest of the site. */
export const siteProblems = {
  'missing-settings': error(
    'No site settings',
    () => 'The file _site.json is missing, so the site has no name, navigation or footer.',
    () => 'Copy _site.json from the pages folder of this project and change its values.',
  ),
  'no-pages': error(
    'No pages',
    () => 'This folder holds no page.',
    () => 'Add index.json for the home page, or name the right folder with --pages.',
  ),
  'missing-home': error(
    'No home page',
    () => 'There is no page for the address "/".',
    () => 'Add index.json to the pages folder.',
  ),
  'bad-file-name': error<{ name: string; better: string }>(
    'File name that makes a bad address',
    ({ name }) => `The name "${brief(name)}" would become the page's address, but addresses hold only small letters, digits and hyphens.`,
    ({ better }) => `Rename the file to ${better}.`,
  ),
  'unknown-list-file': error<{ name: string; near?: string; known: string[] }>(
    'Unknown shared list',
    ({ name }) => `There is no kind of shared list called "${name}", so this file is never read.`,
    ({ near, known }) => `${didYouMean(near)}Shared lists are: ${known.join(', ')}. A developer can add a kind.`,
  ),
  'unknown-token': error<{ token: string; near?: string; known: string[] }>(
    'Unknown placeholder',
    ({ token }) => `{${brief(token)}} stands for nothing.`,
    ({ near, known }) => `${near === undefined ? '' : `Did you mean {${near}}? `}The placeholders are: ${known.map((name) => `{${name}}`).join(', ')}.`,
  ),
  'unknown-collection': error<{ name: string; near?: string; known: string[] }>(
    'Unknown shared list',
    ({ name }) => `There is no shared list called "${brief(name)}".`,
    ({ near, known }) => `${didYouMean(near)}${known.length > 0 ? `The shared lists are: ${either(known)}.` : 'The folder _collections is empty.'}`,
  ),
  'wrong-collection': error<{ name: string; holds: string; wanted: string; fitting: string[] }>(
    'Shared list that does not fit',
    ({ name, holds, wanted }) => `The list "${name}" holds ${holds} entries; this block shows ${wanted} entries.`,
    ({ fitting }) => (fitting.length > 0 ? `Lists that fit: ${either(fitting)}.` : 'Write the entries here instead: "items": [ … ].'),
  ),
  'unknown-icon': error<{ name: string; near?: string }>(
    'Unknown icon',
    ({ name }) => `There is no icon called "${brief(name)}".`,
    ({ near }) => `${didYouMean(near)}All names are at tabler.io/icons.`,
  ),
  'missing-image': error<{ src: string; near?: string }>(
    'Picture not found',
    ({ src }) => `There is no picture "${brief(src, 90)}" in the folder _media.`,
    ({ src, near }) => `${didYouMean(near)}Put the file into _media as ${src}.jpg, .png, .webp or .svg.`,
  ),
  'image-with-ending': error<{ src: string; better: string }>(
    'Picture named with its ending',
    ({ src }) => `"${brief(src, 90)}" names the picture with its ending.`,
    ({ better }) => `Write "${better}": without the ending a drawing can be replaced by a photograph.`,
  ),
  'ambiguous-image': error<{ src: string; files: string[] }>(
    'Two pictures of one name',
    ({ src, files }) => `"${brief(src, 90)}" could be ${either(files)}.`,
    ({ files }) => `Delete one of the two files: ${either(files)}.`,
  ),
  'unsafe-url': error<{ url: string; scheme: string }>(
    'Unsafe address',
    ({ scheme }) => `An address may not start with "${brief(scheme, 30)}": it could run a program in the visitor's browser.`,
    () => 'Use a page of this site ("/invite"), "https://…", "mailto:…", "tel:…" or "whatsapp:…".',
  ),
  'insecure-url': error<{ url: string }>(
    'Address without https',
    ({ url }) => `"${brief(url, 80)}" starts with http://, so anybody on the way can read and change it.`,
    ({ url }) => `Write https://${brief(url.replace(/^http:\/\//i, ''), 80)}.`,
  ),
  'bad-address': error<{ address: string; near?: string }>(
    'Unreadable address',
    ({ address }) => `"${brief(address, 80)}" is not an address.`,
    ({ near }) => `${didYouMean(near)}A page of this site starts with a slash ("/invite"), another site with https://.`,
  ),
  'missing-page': error<{ path: string; near?: string }>(
    'Link to a page that does not exist',
    ({ path }) => `There is no page "${brief(path, 90)}" on this site.`,
    ({ path, near }) => `${didYouMean(near)}A page for it would be the file ${path.slice(1)}.json.`,
  ),
  'draft-page': error<{ path: string }>(
    'Link to a draft',
    ({ path }) => `"${brief(path, 90)}" is a draft, so the published site has no such page.`,
    () => 'Take "draft": true out of that page, or take this link out until it is ready.',
  ),
  'missing-anchor': error<{ anchor: string; path: string; near?: string; known: string[] }>(
    'Link to a place that does not exist',
    ({ anchor, path }) => `The page "${path}" has no block with the id "${brief(anchor)}".`,
    ({ anchor, near, known }) =>
      near !== undefined
        ? `Did you mean "#${near}"?`
        : known.length > 0
          ? `The ids there are: ${either(known)}.`
          : `Give the block that is meant "id": "${anchor}".`,
  ),
  'duplicate-id': error<{ id: string; firstLine: number }>(
    'Id twice on a page',
    ({ id, firstLine }) => `The id "${brief(id)}" already stands in line ${firstLine}, and a link could lead to either.`,
    ({ id }) => `Give this block another id, like "${brief(id, 40)}-2".`,
  ),
  'duplicate-url': error<{ path: string; other: string }>(
    'Two documents for one address',
    ({ path, other }) => `The address "${brief(path, 90)}" already belongs to ${other}.`,
    () => 'Rename or delete one of the two, or change its "path" or "aliases".',
  ),
  'file-beside-folder': error<{ file: string; folder: string }>(
    'Page beside its folder',
    ({ folder }) => `The folder ${folder} holds pages, so its own page belongs into it.`,
    ({ folder }) => `Move this file to ${folder}index.json: an address has one spelling.`,
  ),
  'duplicate-title': error<{ title: string; other: string }>(
    'Title used twice',
    ({ title, other }) => `${other} has the same search title, "${brief(title)}". In a search result nobody could tell them apart.`,
    () => 'Say what this page has that the other has not.',
  ),
  'duplicate-description': error<{ other: string }>(
    'Description used twice',
    ({ other }) => `${other} has the same search description.`,
    () => 'Write one that only this page could have.',
  ),
  'title-too-long': error<{ length: number; limit: number }>(
    'Title too long for a search result',
    ({ length, limit }) => `This title has ${length} letters with its placeholders filled in; search results cut it after about ${limit}.`,
    ({ length, limit }) => `Shorten it by ${count(length - limit, 'letter', 'letters')}.`,
  ),
  'description-too-long': error<{ length: number; limit: number }>(
    'Description too long for a search result',
    ({ length, limit }) => `This description has ${length} letters with its placeholders filled in; search results cut it after about ${limit}.`,
    ({ length, limit }) => `Shorten it by ${count(length - limit, 'letter', 'letters')}.`,
  ),
  'missing-hero': error(
    'Page without an opening',
    () => 'The first block of a page is a "hero": it holds the one main heading.',
    () => 'Add { "type": "hero", "heading": "…" } as the first block.',
  ),
  'second-hero': error(
    'Second opening',
    () => 'A page has one "hero", because it has one main heading.',
    () => 'Use "banner" or "prose" here.',
  ),
  'heading-skip': error<{ heading: string; level: number; above: number; allowed: number }>(
    'Heading level left out',
    ({ heading, level, above }) =>
      level === 1
        ? `"${brief(heading, 40)}" is a main heading, and a page has just one, in its hero.`
        : `"${brief(heading, 40)}" is a heading of level ${level}, but the one above it is of level ${above}.`,
    ({ allowed }) => `Write it with ${'#'.repeat(allowed)}, so that those who listen to the page can follow.`,
  ),
  'forbidden-html': error<{ element: string }>(
    'Element that may not stand in a text',
    ({ element }) => `<${brief(element, 30)}> may not stand in a text: it would be left out of the page.`,
    () => 'Take it out. Pictures, forms and videos have blocks of their own; for a layout use the blocks.',
  ),
  'sample-content': error(
    'Example that is still there',
    () => 'This is only an example and may not go live.',
    () => 'Replace it by the real thing and take its "sample" mark out.',
  ),
  'sample-pointer': error<{ pointer: string }>(
    'Example that does not exist',
    ({ pointer }) => `"${brief(pointer)}" points to nothing in this file.`,
    () => 'Correct the place, or delete the line if the setting is real by now.',
  ),
};
