import type { CheckedSite } from '../check-site';
import { addressesOf } from '../facts/addresses';
import type { PageEntry } from '../facts/site';
import { literally } from '../places/find-words';
import { locate } from '../places/locate';
import type { WrittenDocument } from '../places/written-document';
import { isReservedName } from '../rules/files/files';
import { articleListName, chatTopicsName, documentKind, formPath, listPath } from '../source/document-kind';
import { textOf } from '../validate/annotation';
import { isObject } from '../resolve/surroundings';
import { setEdit } from './json-edits';
import { addEdits, editsOf, linkEdits, textEdit } from './name-edits';
import { type ChangeEdit, type Outcome, changeOf } from './site-change';
import { orMeant } from './page-address';
import { references } from './references';
import { renamePage } from './rename-page';

/** Gives something another name, by how its name is written: `/page`, `/folder/`, `/page#id`, a picture, a shared list or a form. */
export function rename(checked: CheckedSite, from: string, to: string): Outcome {
  if (from === to) return { trouble: `"${from}" is its name already.` };
  if (from.startsWith('/') && (from.includes('#') || to.includes('#'))) return renameId(checked, from, to);
  if (from.startsWith('/')) return renamePage(checked, from, to);
  const form = formCalled(checked, from);
  const isList = checked.site.documents.includes(listPath(from));
  if (isList && !from.includes('/')) return renameList(checked, from, to);
  return form === undefined ? renamePicture(checked, from, to) : renameForm(checked, form, withoutFolder(to));
}

/** The form that is meant by `contact`, or by `_forms/contact.json`; undefined where there is none. */
function formCalled({ site }: CheckedSite, written: string): string | undefined {
  const name = withoutFolder(written);
  return site.documents.includes(formPath(name)) ? name : undefined;
}

function withoutFolder(written: string): string {
  const kind = documentKind(written);
  return kind.kind === 'form' ? kind.name : written;
}

/** Gives a form another name. It stays the same one to its form service, which knows it by its id. */
function renameForm(checked: CheckedSite, from: string, to: string): Outcome {
  if (checked.site.documents.includes(formPath(to))) return { trouble: `There is a form "${to}" already.` };
  if (!/^[a-z0-9-]+$/.test(to) || isReservedName(to))
    return { trouble: `"${to}" is no name for a form: write it in small letters, digits and hyphens.` };
  const shown = references(checked).filter(({ kind, name }) => kind === 'form' && name === from);
  const edits = editsOf(checked, shown, ({ pointer }, document) => textEdit(document, pointer, to, 'form'));
  const { document } = checked.resolve(formPath(from));
  if (isObject(document.value) && document.value['formId'] === undefined) {
    const id = setEdit(document, '/formId', JSON.stringify(from), ['title']);
    addEdits(edits, formPath(from), [{ ...id, kind: 'id' }]);
  }
  return { change: changeOf({ edits, moved: new Map([[formPath(from), formPath(to)]]) }) };
}

/** Gives a block another id: `/page#old`, `/page#new`. Links to it follow, those in its own page too. */
function renameId(checked: CheckedSite, from: string, to: string): Outcome {
  const [[route = '', old = ''], [same = '', id = '']] = [from.split('#', 2), to.split('#', 2)];
  const page = checked.site.pages.find((one) => one.route === route);
  const trouble = troubleWith(page, { route, old, same, id });
  if (!page || trouble !== undefined) return { trouble: trouble ?? `There is no page ${route}.` };
  const routes = addressesOf(page);
  const leading = references(checked).filter(
    ({ kind, name, anchor }) => kind === 'page' && anchor === old && routes.has(name),
  );
  const edits = editsOf(checked, leading, (one, document) => linkEdits(one, document, 'anchor', id));
  const { path } = page.document;
  const { document } = checked.resolve(path);
  for (const annotation of idsOf(page))
    if (textOf(annotation) === old) addEdits(edits, path, textEdit(document, annotation.pointer, id, 'id'));
  return { change: changeOf({ edits }) };
}

function troubleWith(
  page: PageEntry | undefined,
  { route, old, same, id }: Record<'route' | 'old' | 'same' | 'id', string>,
): string | undefined {
  if (!page) return `There is no page ${route}.`;
  if (same !== route) return `A block keeps its page: name both as ${route}#….`;
  const known = idsOf(page).flatMap((annotation) => textOf(annotation) ?? []);
  if (known.includes(id)) return `The page ${route} has a block with the id "${id}" already.`;
  if (!/^[a-z][a-z0-9-]+$/.test(id))
    return `"${id}" is no id: write it in small letters, digits and hyphens, starting with a letter.`;
  if (known.includes(old)) return undefined;
  return `The page ${route} has no block with the id "${old}".${orMeant(old, known)}`;
}

function idsOf({ annotations }: PageEntry) {
  return annotations.filter(({ kind }) => kind === 'id');
}

/** Gives a shared list another name; the blocks that take from it follow, and so do texts that say how many entries it has. */
function renameList(checked: CheckedSite, from: string, to: string): Outcome {
  const trouble = listNameTrouble(checked, from, to);
  if (trouble !== undefined) return { trouble };
  const taken = references(checked).filter(({ kind, name }) =>
    kind === 'placeholder' ? name === `count.${from}` : kind === 'list' && name === from,
  );
  const edits = editsOf(checked, taken, ({ kind, pointer }, document) =>
    kind === 'list' ? textEdit(document, pointer, to, 'list') : countEdits(document, pointer, from, to),
  );
  return { change: changeOf({ edits, moved: new Map([[listPath(from), listPath(to)]]) }) };
}

/** Puts another list in the place of one whose entries a text counts. */
function countEdits(document: WrittenDocument, pointer: string, from: string, to: string): ChangeEdit[] {
  const { offset, length } = locate(document, pointer, 'value');
  const counted = document.text
    .slice(offset, offset + length)
    .matchAll(new RegExp(literally(`{count.${from}}`), 'g'));
  return [...counted].map(({ 0: found, index }) => ({
    offset: offset + index,
    length: found.length,
    content: `{count.${to}}`,
    kind: 'list',
  }));
}

function listNameTrouble({ site }: CheckedSite, from: string, to: string): string | undefined {
  if (from === chatTopicsName) return `The chat knows its topics by the name "${from}", so they keep it.`;
  if (to === articleListName) return `"${to}" is the list of all articles.`;
  if (site.documents.includes(listPath(to))) return `There is a shared list "${to}" already.`;
  return /^[a-zA-Z]\w*$/.test(to)
    ? undefined
    : `"${to}" is no name for a shared list: write it in letters, digits and _, starting with a letter, like "ourServices".`;
}

const ending = /\.[^./]+$/;

/** Gives a picture another name in `_media`, without endings: every file of the name moves, and every place that shows it follows. */
function renamePicture(checked: CheckedSite, from: string, to: string): Outcome {
  const { media } = checked.site;
  const [old, name] = [pictureName(from), pictureName(to)];
  const files = media.get(old);
  const trouble = files ? nameTrouble(name, media) : missing(from, checked);
  if (!files || trouble !== undefined) return { trouble: trouble ?? '' };
  const shown = references(checked).filter((one) => one.kind === 'picture' && one.name === old);
  const edits = editsOf(checked, shown, ({ pointer }, document) =>
    textEdit(document, pointer, name, 'picture'),
  );
  const moved = new Map(
    files.map((file) => [`_media/${file}`, `_media/${name}${ending.exec(file)?.[0] ?? ''}`]),
  );
  return { change: changeOf({ edits, moved }) };
}

/** A picture is named below `_media` and without its ending; more than that means the same. */
export function pictureName(written: string): string {
  return written
    .normalize()
    .replace(/^(?:.*\/)?_media\//, '')
    .replace(/\.(?:jpe?g|png|webp|svg)$/i, '');
}

function nameTrouble(name: string, media: ReadonlyMap<string, string[]>): string | undefined {
  if (media.has(name)) return `There is a picture "${name}" already: ${media.get(name)?.join(', ')}.`;
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(name) || name.split('/').some(isReservedName))
    return `"${name}" is no name for a picture: write it in small letters, digits and hyphens, folders with slashes, like "outbound/rope".`;
  return undefined;
}

function missing(from: string, { site }: CheckedSite): string {
  const lists = [...site.collections, ...site.forms].map(({ name }) => name);
  const near = orMeant(
    pictureName(from),
    [...site.media.keys(), ...lists],
    ' A page is named with its slash, like "/contact".',
  );
  return `There is no picture, no shared list and no form "${from}".${near}`;
}
