import { step } from '../../places/pointer';
import type { OpenDocument } from '../../facts/open-document';
import { isObject } from '../../resolve/surroundings';
import { textOf, type Annotation, type AnnotationKind } from '../../validate/annotation';

/** What stands in two entries of one list, though it tells an entry from all others. */
export interface TwinEntry {
  pointer: string;
  /** Where it stands first. */
  earlier: string;
  id: string;
}

const kinds: ReadonlySet<AnnotationKind> = new Set([
  'menuEntry',
  'image',
  'link',
  'entryId',
  'entryText',
  'quotation',
]);

/** The annotations of a document that may tell an entry from others. */
export function naming({ annotations }: OpenDocument): Annotation[] {
  return annotations.filter(({ kind }) => kinds.has(kind));
}

/** The entries of a document's lists that share an id, an address, a question or the like with one above; each is told once. */
export function twinEntries(annotations: readonly Annotation[]): TwinEntry[] {
  const first = new Map<string, string>();
  const told = new Set<string>();
  const pictures = picturesOf(annotations);
  // A picture is told from others by itself: several of one day may have the same words under them.
  const isPicture = new Set(annotations.flatMap(({ kind, pointer }) => (kind === 'image' ? pointer : [])));
  return annotations.flatMap((annotation) => {
    const { pointer, id, label = '' } = nameOf(annotation) ?? {};
    if (pointer === undefined || id === undefined) return [];
    const [entry = ''] = /^.*\/\d+(?=\/|$)/.exec(pointer) ?? [];
    const place = `${entry.replace(/\d+$/, '')} ${pointer.slice(entry.length)} ${id} ${label}`;
    const earlier = first.get(place);
    first.set(place, earlier ?? pointer);
    if (earlier === undefined || told.has(entry) || isOnlyPicture(annotation, pictures)) return [];
    if (annotation.kind === 'entryText' && isPicture.has(`${entry}/src`)) return [];
    told.add(entry);
    return [{ pointer, earlier, id }];
  });
}

/** The pictures of each list. */
function picturesOf(annotations: readonly Annotation[]): Map<string, Set<string | undefined>> {
  const found = new Map<string, Set<string | undefined>>();
  for (const one of annotations.filter(({ kind }) => kind === 'image')) {
    const pictures = found.get(listOf(one)) ?? new Set();
    found.set(listOf(one), pictures.add(textOf(one)));
  }
  return found;
}

function listOf({ pointer }: Annotation): string {
  return pointer.replace(/\d+\/src$/, '');
}

/** Where every picture of a list is the same one, it stands there for others that are still to come. */
function isOnlyPicture(annotation: Annotation, pictures: ReturnType<typeof picturesOf>): boolean {
  return annotation.kind === 'image' && pictures.get(listOf(annotation))?.size === 1;
}

/** What tells an entry from others, of buttons beside each other together with their words: its id, its words, where it leads, of a place its map, or of a list of pictures the picture. */
function nameOf(annotation: Annotation): { pointer: string; id: string; label?: string } | undefined {
  const { kind, pointer, value } = annotation;
  const { to, label } = kind === 'menuEntry' && isObject(value) ? value : {};
  const isButton = /\/actions\/\d+$/.test(pointer) && typeof label === 'string';
  if (typeof to === 'string')
    return {
      pointer: step(pointer, 'to'),
      id: to.trim(),
      ...(isButton && { label: label.trim().toLowerCase() }),
    };
  const isOfList = kind === 'image' && /\/\d+\/src$/.test(pointer);
  const isMap = kind === 'link' && /\/\d+\/map$/.test(pointer);
  if (!isOfList && !isMap && kind !== 'entryId' && kind !== 'entryText' && kind !== 'quotation')
    return undefined;
  const id = textOf(annotation)?.trim();
  return id === undefined ? undefined : { pointer, id };
}
