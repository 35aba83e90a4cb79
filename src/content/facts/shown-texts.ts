import type { Json } from '../../model/json';
import { step } from '../places/pointer';
import type { Annotation, AnnotationKind } from '../validate/annotation';

/** A text of a document that somebody reads. */
export interface ShownText {
  pointer: string;
  text: string;
}

const unseen: ReadonlySet<AnnotationKind> = new Set([
  'alias',
  'icon',
  'id',
  'image',
  'keyword',
  'link',
  'path',
  'phone',
  'samplePointer',
]);

/**
 * The texts of a document that somebody reads, each line of a list by itself: no addresses, ids and names of files, but
 * the message of a link to the chat.
 */
export function shownTexts(value: Json, annotations: readonly Annotation[]): ShownText[] {
  const hidden = annotations.filter((one) => unseen.has(one.kind) && !isMessage(one));
  return inValue(value, '', new Set(hidden.map(({ pointer }) => pointer)));
}

/** Whether a link is the text of a message, which its visitor reads before it is sent. */
function isMessage({ kind, value }: Annotation): boolean {
  return kind === 'link' && typeof value === 'string' && /^\s*whatsapp:/i.test(value);
}

function inValue(value: Json, pointer: string, hidden: ReadonlySet<string>): ShownText[] {
  if (hidden.has(pointer)) return [];
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => inValue(part, step(pointer, key), hidden));
}
