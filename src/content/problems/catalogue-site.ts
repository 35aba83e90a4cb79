import { routeOfFile } from '../source/document-kind';
import { error, warning } from './define';
import { repeatedHint, type RepeatedBlock } from './repeated-words';
import { brief, count, didYouMean, either } from './wording';

/** Documents that are well formed, but do not fit the rest of the site. */
export const siteProblems = {
  'missing-settings': error<{ misnamed: string | undefined }>(
    'No site settings',
    () => 'The file _site.json is missing, so the site has no name, navigation or footer.',
    ({ misnamed }) =>
      misnamed === undefined
        ? 'Take it from an older copy of this folder (git has one), or copy that of another site and change its values.'
        : `There is ${misnamed}: rename it to _site.json.`,
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
  'english-interface': warning<{ subtag: string }>(
    'Language without buttons and messages',
    ({ subtag }) =>
      `There are no texts for buttons and messages in "${subtag}" yet, so they stand in English on the site.`,
    ({ subtag }) =>
      `Ask whoever looks after the program to translate src/words/en/ into src/words/${subtag}/: src/words/README.md.`,
  ),
  'ignored-file': warning<{ name: string }>(
    'File that is not read',
    ({ name }) => `"${brief(name)}" is no page: the names of pages end in .json.`,
    () => 'Move it out of this folder, or delete it. A picture belongs into the folder pages-json/_media.',
  ),
  'misnamed-document': error<{ name: string; better: string }>(
    'Document whose name keeps it from being read',
    ({ name }) =>
      name.endsWith('.json')
        ? `"${brief(name)}" is never read: of what begins with _ only _site.json, _chat.json and the folders _collections and _media mean something.`
        : `"${brief(name)}" is never read, and so is not on the site: the names of documents end in .json.`,
    ({ better }) => `Rename it to ${better}.`,
  ),
  'bad-file-name': error<{
    name: string;
    better: string;
    isTaken: boolean;
    isFolder: boolean;
    isCopy?: boolean;
    /** Where the page was before, as it seems, and how many links lead there. */
    lost?: { path: string; links: number };
  }>(
    'File name that makes a bad address',
    ({ name, isFolder, lost }) =>
      isFolder
        ? `The name of the folder "${brief(name)}" would begin the addresses of its pages, but addresses hold only small letters, digits and hyphens.`
        : `The name "${brief(name)}" would become the page's address, but addresses hold only small letters, digits and hyphens.${lost ? ` ${count(lost.links, 'link leads', 'links lead')} to "${brief(lost.path, 90)}", where no page is any more: this one seems to be it.` : ''}`,
    ({ better, isTaken, isFolder, isCopy, lost }) => {
      if (lost)
        return `Make it ${lost.path.slice(1)}.json again, and nothing else is to do. If a new name is wanted, do that first; then npm run rename -- ${lost.path} ${routeOfFile(better)} changes the links too.`;
      const kind = isFolder ? 'folder' : 'file';
      // Of letters that are not Latin nothing is left.
      if (/(?:^|[/-])(?:\.json)?$/.test(better))
        return `Rename the ${kind}: write its name in small Latin letters, like ${isFolder ? 'books' : 'contact.json'}.`;
      if (isCopy)
        return `If it is a copy kept for safety, move it out of the folder pages-json: everything here becomes a page of its own. If it is a new page, ${isTaken ? `give the ${kind} another name in small letters (there is ${better} already)` : `rename the ${kind} to ${better}`}, and give it a title and words of its own.`;
      if (!isTaken) return `Rename the ${kind} to ${better}.`;
      return `There is ${better} too: ${isFolder ? 'move its pages there' : 'give this file another name'}, or delete one of the two.`;
    },
  ),
  'unknown-token': error<{ token: string; near?: string; known: string[] }>(
    'Unknown placeholder',
    ({ token }) => `{${brief(token)}} stands for nothing.`,
    ({ near, known }) =>
      near === undefined
        ? `The placeholders are: ${known.map((name) => `{${name}}`).join(', ')}.`
        : `Did you mean {${near}}?`,
  ),
  'unknown-collection': error<{ name: string; near?: string; isPossible: boolean; known: string[] }>(
    'Unknown shared list',
    ({ name }) => `There is no shared list called "${brief(name)}".`,
    ({ name, near, isPossible, known }) => {
      const others =
        near !== undefined
          ? `Did you mean "${near}"?`
          : known.length > 0
            ? `The shared lists are: ${either(known)}.`
            : 'The folder _collections is empty.';
      return isPossible ? `Write it: _collections/${name}.json, a list [ { … } ]. ${others}` : others;
    },
  ),
  'wrong-collection': error<{ name: string; holds: string; wanted: string; fitting: string[] }>(
    'Shared list that does not fit',
    ({ name, holds, wanted }) =>
      `The list "${name}" holds ${holds} entries; this block shows ${wanted} entries.`,
    ({ fitting }) =>
      fitting.length > 0
        ? `Lists that fit: ${either(fitting)}.`
        : 'Write the entries here instead: "items": [ … ].',
  ),
  'too-few-entries': error<{ name: string; wanted: number; length: number }>(
    'More entries asked for than there are',
    ({ name, wanted, length }) =>
      `The list "${name}" has ${length} ${length === 1 ? 'entry' : 'entries'}, and this block asks for ${wanted}.`,
    ({ length }) => `Write ${length} or fewer, or leave "first" out to take all.`,
  ),
  'unknown-icon': error<{ name: string; near?: string }>(
    'Unknown icon',
    ({ name }) => `There is no icon called "${brief(name)}".`,
    ({ near }) =>
      `${didYouMean(near)}All names are at tabler.io/icons, those of the Warli glyphs in docs/glyphs.md.`,
  ),
  'duplicate-id': error<{ id: string; free: string; firstLine: number }>(
    'Id twice on a page',
    ({ id, firstLine }) =>
      `The id "${brief(id)}" already stands in line ${firstLine}, and a link could lead to either.`,
    ({ free }) => `Give this block another id, like "${brief(free, 40)}".`,
  ),
  'repeated-block': error<RepeatedBlock>(
    'Block that stands twice',
    ({ amount, firstLine }) =>
      amount === 1
        ? `This block is the one of line ${firstLine} once more, letter for letter.`
        : `From here on ${amount} blocks are those from line ${firstLine} on once more, letter for letter.`,
    repeatedHint,
  ),
  'repeated-heading': warning<{ firstLine: number }>(
    'Heading that stands twice',
    ({ firstLine }) => `This heading stands already in line ${firstLine}, over another block of this page.`,
    () =>
      'Write in one of the two what it alone holds: who jumps from heading to heading cannot tell them apart.',
  ),
  'repeated-paragraph': warning<{ firstLine: number; amount: number }>(
    'Paragraph that stands twice',
    ({ firstLine, amount }) =>
      amount === 1
        ? `This paragraph stands already in line ${firstLine}, letter for letter.`
        : `This paragraph stands already in line ${firstLine}, letter for letter, and ${amount - 1} more of this text stand there too.`,
    ({ amount }) => `Delete ${amount === 1 ? 'it' : 'them'} here, or there.`,
  ),
  'second-form': error<{ id: string; firstLine: number }>(
    'Second form of one kind',
    ({ id, firstLine }) =>
      `A form of the kind "${brief(id)}" already stands in line ${firstLine}, and what is typed in one would show up in the other.`,
    () => 'Take one of the two out, or lead to the other with a button.',
  ),
  'duplicate-url': error<{
    path: string;
    other: string;
    /** Where the address is the page's own: it is that of the page, or stands in "aliases" once more. */
    own?: 'page' | 'old';
  }>(
    'Two documents for one address',
    ({ path, other, own }) =>
      own === 'page'
        ? `"${brief(path, 90)}" is the address that this page has already.`
        : own === 'old'
          ? `"${brief(path, 90)}" stands here a second time: a slash at the end and ".html" make no difference.`
          : `The address "${brief(path, 90)}" already belongs to ${other}.`,
    ({ own }) =>
      own === 'page'
        ? 'Delete it here: "aliases" are the addresses that the page had before.'
        : own === 'old'
          ? 'Delete one of the two.'
          : 'Rename or delete one of the two, or change its "path" or "aliases".',
  ),
  'reserved-address': error<{ route: string; part: string; better: string; isOld: boolean }>(
    'Address that the site needs itself',
    ({ route, part }) =>
      `"${brief(route, 90)}" cannot be an address of a page: at "/${part}" stands what the site itself needs.`,
    ({ better, isOld }) =>
      isOld
        ? 'Remove it: what stands there stays, and cannot lead to a page.'
        : `Take another one, like "${brief(better, 90)}".`,
  ),
  'file-beside-folder': error<{ file: string; folder: string; isDouble: boolean }>(
    'Page beside its folder',
    ({ file, folder, isDouble }) =>
      isDouble
        ? `${file} and ${folder}index.json are both the page for one address.`
        : `The folder ${folder} holds pages, so its own page belongs into it.`,
    ({ folder, isDouble }) =>
      isDouble
        ? `Delete the one that is out of date, and keep the other as ${folder}index.json.`
        : `Move this file to ${folder}index.json: an address has one spelling.`,
  ),
};
