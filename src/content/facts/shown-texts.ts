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
  const found: ShownText[] = [];
  collect(value, '', new Set(hidden.map(({ pointer }) => pointer)), found);
  return found;
}

/** Whether a link is the text of a message, which its visitor reads before it is sent. */
function isMessage({ kind, value }: Annotation): boolean {
  return kind === 'link' && typeof value === 'string' && /^\s*whatsapp:/i.test(value);
}

function collect(value: Json, pointer: string, hidden: ReadonlySet<string>, found: ShownText[]): void {
  if (hidden.has(pointer)) return;
  if (typeof value === 'string') found.push({ pointer, text: value });
  else if (Array.isArray(value))
    for (let at = 0; at < value.length; at += 1)
      collect(value[at] as Json, `${pointer}/${at}`, hidden, found);
  else if (typeof value === 'object' && value !== null)
    for (const key of Object.keys(value)) collect(value[key] as Json, step(pointer, key), hidden, found);
}
