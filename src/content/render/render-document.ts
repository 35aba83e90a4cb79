import { downloadAt, downloadNote } from '../../lib/download';
import { isExternal } from '../../lib/is-external';
import type { Json } from '../../model/json';
import { eachText, pointerAbove, valueAt, withValues } from '../places/pointer';
import { hrefOf, type AddressBook } from '../resolve/address';
import type { LinkAttributes, RichContent } from '../resolve/rich-text';
import { textOf, type Annotation, type AnnotationKind } from '../validate/annotation';
import { typographic, mayChange } from './typographic';

/** A value with its places, and the compiled texts among them. */
interface Written<Value> {
  /** It can be read: the site has no problem. */
  value: Value | undefined;
  annotations: readonly Annotation[];
  texts?: ReadonlyMap<Annotation, RichContent>;
}

/** How a site's texts and addresses are shown. */
export interface RenderOptions extends AddressBook {
  /** The files to download, with their size in bytes; a link to one says its type and size. */
  files?: ReadonlyMap<string, number>;
  /** Whether marks of the keyboard become those of good typesetting. */
  isTypeset: boolean;
  /** The site's, which decides about quotation marks. */
  language?: string | undefined;
}

/**
 * Puts what the browser needs in the place of what the author wrote: addresses become `href`s, rich texts HTML, lists of
 * names sorted, and a reference to a list its entries.
 * @param lists the entries of lists that stand elsewhere, by pointer.
 */
export function renderDocument<Value extends Json>(
  { value, annotations, texts }: Written<Value>,
  options: RenderOptions,
  lists: ReadonlyMap<string, Json> = new Map(),
): Value {
  const changes = new Map(lists);
  const set = (text: string, kind: 'text' | 'html' = 'text'): string =>
    options.isTypeset ? typographic(text, kind, options.language) : text;
  for (const annotation of annotations) {
    const written = textOf(annotation);
    if (annotation.kind === 'link' && written !== undefined) {
      changes.set(annotation.pointer, hrefOf(written, options));
      const label = labelWithNote(value, annotation.pointer, fileNote(written, options));
      if (label !== undefined) changes.set(siblingOf(annotation.pointer, 'label'), set(label));
    }
    if (annotation.kind === 'sorted') changes.set(annotation.pointer, sorted(annotation.value));
    const content = texts?.get(annotation);
    if (content)
      changes.set(
        annotation.pointer,
        set(
          withFileNotes(
            content.html((to) => linkAttributes(to, options), set),
            options,
          ),
          'html',
        ),
      );
  }
  if (value === undefined) throw new Error('A document that cannot be read was to be shown.');
  if (options.isTypeset) typeset(value, annotations, changes, set);
  return withValues(value, changes) as Value;
}

/** The type and size of the file to which an address leads: `PDF, 240 kB`. */
function fileNote(address: string, { files }: RenderOptions): string | undefined {
  const path = downloadAt(address);
  const size = path === undefined ? undefined : files?.get(path);
  return path === undefined || size === undefined ? undefined : downloadNote(path, size);
}

/** The words of a button or an entry of a menu, with what is to be said of the file that it opens. */
function labelWithNote(
  value: Json | undefined,
  pointer: string,
  note: string | undefined,
): string | undefined {
  const label = note !== undefined && value !== undefined && valueAt(value, siblingOf(pointer, 'label'));
  return typeof label === 'string' ? `${label} (${note})` : undefined;
}

function siblingOf(pointer: string, name: string): string {
  return `${pointerAbove(pointer)}/${name}`;
}

/** Says the type and size of a file behind the words of each link to one. */
function withFileNotes(html: string, options: RenderOptions): string {
  if (!options.files?.size) return html;
  return html.replaceAll(/<a href="([^"]*)"[^>]*>.*?(?=<\/a>)/gs, (link, href: string) => {
    const note = fileNote(href.replace(options.basePath, '/'), options);
    return note === undefined ? link : `${link} (${note})`;
  });
}

const { compare } = new Intl.Collator('en');

/** A list of names in the order of the alphabet, each once (specification, section 2, "About page"). */
function sorted(names: Json | undefined): Json {
  return [...new Set((names as string[]).map((name) => name.trim()))].toSorted(compare);
}

function linkAttributes(to: string, options: AddressBook): LinkAttributes {
  const href = hrefOf(to, options);
  return isExternal(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}

/** Places that mean more than their text and are read all the same. */
const read = new Set<AnnotationKind>([
  'entryText',
  'excerpt',
  'inLanguage',
  'list',
  'menuEntry',
  'offer',
  'opening',
  'place',
  'question',
  'quotation',
  'seoDescription',
  'seoTitle',
  'shown',
]);

/** The places that no visitor reads. */
const unread = /\/(?:\$schema|forms|sends)$|^\/fields\/\d+\/value$/;

/** Adds to `changes`, by pointer, the typographic form of every text of a value that people read as it stands. */
function typeset(
  value: Json,
  annotations: readonly Annotation[],
  changes: Map<string, Json>,
  set: (text: string) => string,
): void {
  const taken = new Set(annotations.filter(({ kind }) => !read.has(kind)).map(({ pointer }) => pointer));
  eachText(
    value,
    (pointer) => pointer !== '' && (taken.has(pointer) || changes.has(pointer) || unread.test(pointer)),
    (text, pointer) => {
      if (mayChange(text)) changes.set(pointer, set(text));
    },
  );
}
