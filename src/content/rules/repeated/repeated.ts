import type { JsonObject } from '../../../model/json';
import type { OpenDocument } from '../../facts/open-document';
import { pointerAbove, step, steps, valueAt } from '../../places/pointer';
import { findingIn, type Finding } from '../../problems/finding';
import { isObject } from '../../resolve/surroundings';
import { textOf, type Annotation } from '../../validate/annotation';
import { grouped } from '../grouped';
import type { Rule } from '../rule';
import { contradictionOf } from '../links/labelled-links';
import { isExample } from '../texts/left-overs';
import { isInRepeated, runsOf } from './repeated-blocks';

/** Something that should stand once in a document, or in one of its lists. */
interface Once {
  pointer: string;
  /** What no other one may have. */
  key: string;
  /** As its author knows it. */
  id: string;
}

type Code =
  | 'duplicate-entry'
  | 'duplicate-id'
  | 'repeated-alt'
  | 'repeated-heading'
  | 'repeated-paragraph'
  | 'repeated-picture'
  | 'second-form';

interface Repeated extends Once {
  code: Code;
  /** Where it stands first. */
  earlier: string;
}

export const ids: Rule = {
  about: 'An id stands once on a page, and so does what can be there only once, like a form.',
  codes: ['duplicate-id', 'second-form'],
  inDocument: (document) =>
    document.kind.kind === 'page'
      ? reported(document, [
          ...repeatsIn('duplicate-id', named(document.of('id'))),
          ...repeatsIn('second-form', named(document.of('form'))),
        ])
      : [],
};

export const repeats: Rule = {
  about:
    'A video, a question, a testimonial and an entry of a menu stand once in a list, and no heading, long paragraph, picture or alternative text stands twice.',
  codes: ['duplicate-entry', 'repeated-alt', 'repeated-heading', 'repeated-paragraph', 'repeated-picture'],
  isEditorial: true,
  inDocument: (document) => {
    const twins = repeatsIn('duplicate-entry', namedEntries(document));
    // Of an entry that stands twice, once is enough.
    const entries = [
      ...new Map(twins.toReversed().map((twin) => [entryOf(twin.pointer) ?? twin.pointer, twin])),
    ];
    const isInTwin = ({ pointer }: Once): boolean =>
      entries.some(([entry]) => pointer.startsWith(`${entry}/`));
    const others = [
      ...repeatsIn('repeated-heading', headings(document)),
      // Paragraphs of a template are reported as that.
      ...repeatsIn('repeated-paragraph', document.of('richText').flatMap(paragraphs)).filter(
        ({ key }) => !isExample(key),
      ),
      ...repeatsIn(
        'repeated-picture',
        document.of('image').flatMap((image) => pictureOfEntry(image, document)),
      ),
      ...repeatsIn('repeated-alt', alts(document)),
    ];
    return reported(document, [
      ...entries.map(([, twin]) => twin),
      ...others.filter((one) => !isInTwin(one)),
    ]);
  },
};

function repeatsIn(code: Code, all: readonly Once[]): Repeated[] {
  const first = new Map<string, string>();
  const found: Repeated[] = [];
  for (const one of all) {
    const earlier = first.get(one.key);
    if (earlier === undefined) first.set(one.key, one.pointer);
    else found.push({ ...one, code, earlier });
  }
  return found;
}

/** A block that stands twice as a whole is reported as that. */
function reported(document: OpenDocument, found: readonly Repeated[]): Finding[] {
  const runs = found.length === 0 ? [] : runsOf(document);
  return found
    .filter(({ pointer }) => !isInRepeated(pointer, runs))
    .map(({ pointer, code, id, earlier }) =>
      findingIn(document, pointer, 'value', code, (lineOf) => ({ id, firstLine: lineOf(earlier) })),
    );
}

function named(annotations: readonly Annotation[]): Once[] {
  return annotations.flatMap((one) => {
    const id = textOf(one);
    return id === undefined ? [] : [{ pointer: one.pointer, key: id, id }];
  });
}

/** The entry of a list to which a place belongs. */
function entryOf(pointer: string): string | undefined {
  return /^.*\/\d+(?=\/|$)/.exec(pointer)?.[0];
}

/** The entries of a document's lists by what tells one from another: an id, words, where it leads (of a button together with its words), of a place its map, of a gallery the picture. */
function namedEntries(document: OpenDocument): Once[] {
  const pictures = document.of('image').filter(({ pointer }) => /\/\d+\/src$/.test(pointer));
  const galleries = [...grouped(pictures, ({ pointer }) => pointer.replace(/\d+\/src$/, '')).values()];
  // Where all pictures are the same one, it stands there for others that are still to come.
  const varied = galleries.filter((all) => new Set(all.map(textOf)).size > 1).flat();
  // A picture is told from others by itself: several of one day may have the same words under them.
  const isPicture = new Set(pictures.map(({ pointer }) => pointerAbove(pointer)));
  const words = document.of('entryText').filter(({ pointer }) => !isPicture.has(pointerAbove(pointer)));
  const maps = document.of('link').filter(({ pointer }) => /\/\d+\/map$/.test(pointer));
  const plain = [...document.of('entryId'), ...words, ...document.of('quotation'), ...maps, ...varied];
  const leading = document.of('menuEntry').flatMap(({ pointer, value }) => {
    const { to, label } = isObject(value) ? value : {};
    const isButton = /\/actions\/\d+$/.test(pointer);
    const about = isButton ? String(label).trim().toLowerCase() : '';
    // One that leads elsewhere than its words say is reported as that.
    return typeof to !== 'string' || contradictionOf(String(label), to)
      ? []
      : inList(step(pointer, 'to'), to, about);
  });
  return [...leading, ...plain.flatMap((one) => inList(one.pointer, textOf(one) ?? ''))];
}

function inList(pointer: string, name: string, words = ''): Once[] {
  const entry = entryOf(pointer);
  const id = name.trim();
  if (entry === undefined || id === '') return [];
  return [{ pointer, id, key: [pointerAbove(entry), pointer.slice(entry.length), id, words].join('\n') }];
}

/** The headings of a page's blocks; a list may be called like its page. */
function headings({ kind, value, of }: OpenDocument): Once[] {
  const blocks = kind.kind === 'page' && isObject(value) ? value['blocks'] : undefined;
  if (!Array.isArray(blocks)) return [];
  const openings = new Set(of('opening').map(({ pointer }) => steps(pointer)[1]));
  return blocks.flatMap((block, at) => {
    const heading = isObject(block) ? block['heading'] : undefined;
    if (typeof heading !== 'string' || heading.trim() === '' || openings.has(String(at))) return [];
    const key = heading.trim().replaceAll(/\s+/g, ' ').toLowerCase();
    return [{ pointer: `/blocks/${at}/heading`, key, id: heading }];
  });
}

/** Letters that nobody writes twice on purpose. */
const long = 80;

/** The long paragraphs of a text. */
function paragraphs({ pointer, value }: Annotation): Once[] {
  const lines = Array.isArray(value) ? value : [value];
  return lines.flatMap((line, at) => {
    const key = typeof line === 'string' ? line.trim() : '';
    const place = Array.isArray(value) ? step(pointer, at) : pointer;
    return key.length < long ? [] : [{ pointer: place, key, id: key }];
  });
}

/** The picture that an entry of a list has, not one that is the entry itself. One that a command made for a new page, and marked as an example, still waits for its own. */
function pictureOfEntry(image: Annotation, { value }: OpenDocument): Once[] {
  const [, entry = '', list] = /^((.*)\/\d+)\/(?:\D[^/]*\/src|picture)$/.exec(image.pointer) ?? [];
  const id = textOf(image);
  if (id === undefined || list === undefined) return [];
  const holder = valueAt(value, entry);
  const isNew = isObject(holder) && holder['sample'] === true && Object.hasOwn(holder, 'to');
  if (isNew) return [];
  return [{ pointer: image.pointer, key: `${list} ${id}`, id }];
}

/** Letters of words that say more than a name or what kind of a thing it is. */
const telling = 20;

/** The words for pictures, each picture once; and those that are the caption which is read beside them (WCAG 2.2, 1.1.1). */
function alts({ value, of }: OpenDocument): Once[] {
  const known = new Map<string, string>();
  return of('image').flatMap((image) => {
    const above = pointerAbove(image.pointer);
    const holder = valueAt(value, above);
    const { alt, caption }: JsonObject = isObject(holder) ? holder : {};
    const id = textOf(image);
    if (id === undefined || typeof alt !== 'string' || alt.length < telling) return [];
    const words = { pointer: step(above, 'alt'), key: alt.trim(), id };
    if (typeof caption === 'string' && caption.trim() === words.key) {
      const key = `caption of ${above}`;
      return [
        { pointer: step(above, 'caption'), key, id },
        { ...words, key },
      ];
    }
    if (known.get(words.key) === id) return [];
    known.set(words.key, id);
    return [words];
  });
}
