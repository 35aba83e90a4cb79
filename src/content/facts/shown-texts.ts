import type { Json } from '../../model/json';
import { eachText } from '../places/pointer';
import type { Annotation, AnnotationKind } from '../validate/annotation';

/** A text of a document that somebody reads. */
export interface ShownText {
  pointer: string;
  text: string;
  /** The property that holds it, or the list of which it is a line. */
  property: string;
}

const unseen: ReadonlySet<AnnotationKind> = new Set([
  'alias',
  'country',
  'icon',
  'id',
  'image',
  'keyword',
  'link',
  'path',
  'phone',
  'samplePointer',
  'timeZone',
  'whatsapp',
]);

/**
 * The texts of a document that somebody reads, each line of a list by itself: no addresses, ids and names of files, but
 * the message of a link to the chat.
 */
export function shownTexts(value: Json, annotations: readonly Annotation[]): ShownText[] {
  const hidden = new Set<string>();
  for (const one of annotations) if (unseen.has(one.kind) && !isMessage(one)) hidden.add(one.pointer);
  const found: ShownText[] = [];
  eachText(
    value,
    (pointer) => hidden.has(pointer),
    (text, pointer, property) => found.push({ pointer, text, property }),
  );
  return found;
}

/** Whether a link is the text of a message, which its visitor reads before it is sent. */
function isMessage({ kind, value }: Annotation): boolean {
  return kind === 'link' && typeof value === 'string' && /^\s*whatsapp:/i.test(value);
}
