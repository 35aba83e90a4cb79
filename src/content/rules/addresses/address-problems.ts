import { error, warning } from '../../problems/define';
import { brief } from '../../problems/wording';

/** Documents that are well formed, and whose names or addresses do not fit the rest of the site. */
export const addressProblems = {
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
  'ignored-file': warning<{ name: string }>(
    'File that is not read',
    ({ name }) =>
      name.startsWith('_files/')
        ? `"${brief(name)}" is of a kind that visitors cannot download.`
        : `"${brief(name)}" is no page: the names of pages end in .json.`,
    () =>
      'Move it out of this folder, or delete it. A picture belongs into the folder pages-json/_media, a document to download, like a PDF, into pages-json/_files.',
  ),
  'misnamed-document': error<{ name: string; better: string }>(
    'Document whose name keeps it from being read',
    ({ name }) =>
      name.endsWith('.json')
        ? `"${brief(name)}" is never read: of what begins with _ only _site.json, _chat.json and the folders _collections, _files, _forms, _media and _templates mean something.`
        : `"${brief(name)}" is never read, and so is not on the site: the names of documents end in .json.`,
    ({ better }) => `Rename it to ${better}.`,
  ),
  'reserved-name': warning<{ name: string; better: string }>(
    'Name that Windows keeps for itself',
    ({ name }) => `Windows keeps the name "${name}" for itself, so nobody there can open or copy this file.`,
    ({ better }) => `Rename it, for example to ${better}.`,
  ),
  'bad-file-name': error<{ name: string; better: string; isTaken: boolean; isFolder: boolean }>(
    'File name that makes a bad address',
    ({ name, isFolder }) =>
      `The name ${isFolder ? 'of the folder ' : ''}"${brief(name)}" ${isFolder ? 'would begin the addresses of its pages' : "would become the page's address"}, but addresses hold only small letters, digits and hyphens.`,
    ({ name, better, isTaken, isFolder }) => {
      const kind = isFolder ? 'folder' : 'file';
      // Of letters that are not Latin nothing is left.
      if (/(?:^|[/-])(?:\.json)?$/.test(better))
        return `Rename the ${kind}: write its name in small Latin letters, like ${isFolder ? 'books' : 'contact.json'}.`;
      if (!isTaken)
        return `Rename the ${kind} to ${better}.${/ copy|\(\d+\)/i.test(name) ? ' If it is a copy kept for safety, move it out of the folder pages-json.' : ''}`;
      return `There is ${better} too: ${isFolder ? 'move its pages there' : 'give this file another name'}, or delete one of the two.`;
    },
  ),
  'duplicate-url': error<{ path: string; other: string; isOwn: boolean }>(
    'Two documents for one address',
    ({ path, other, isOwn }) =>
      isOwn
        ? `"${brief(path, 90)}" leads to this page already: a slash at the end and ".html" make no difference.`
        : `The address "${brief(path, 90)}" already belongs to ${other}.`,
    ({ isOwn }) =>
      isOwn
        ? 'Delete it here: "aliases" are the addresses that the page had before, each once.'
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
