import type { Json, JsonObject } from '../../model/json';
import { pointerAbove, valueAt } from '../places/pointer';
import { isObject } from '../resolve/surroundings';
import { textOf, type Annotation } from '../validate/annotation';
import { contradictionOf, type Contradiction } from './label-contradictions';

/** A link with the words that its visitor sees, when they say of it what a check can follow. */
export interface LabelledLink {
  pointer: string;
  label: string;
  to: string;
  /** What is another one in the words than in the address. */
  other?: Contradiction;
  /** Whether an address stands in place of the words. */
  isAddress?: true;
}

/** The links of a document to pages of the site, and those to other places that contradict their words. */
export function labelledLinks(value: Json, annotations: readonly Annotation[]): LabelledLink[] {
  return annotations.flatMap((annotation) => {
    if (annotation.kind === 'richText') return linksIn(annotation).flatMap(noted);
    const { kind, pointer } = annotation;
    const to = kind === 'link' && pointer.endsWith('/to') ? textOf(annotation) : undefined;
    const holder = to === undefined ? undefined : valueAt(value, pointerAbove(pointer));
    if (to === undefined || !isObject(holder)) return [];
    const { label: words } = holder;
    if (typeof words === 'string' && isAddress(words))
      return [{ pointer, label: words, to, isAddress: true }];
    const said = [labelOf(holder, pointer, value), iconOf(holder)].filter((one) => one !== undefined);
    // Either of them is enough to be told of.
    return said.flatMap((label) => noted({ pointer, label, to })).slice(0, 1);
  });
}

function noted({ pointer, label, to }: LabelledLink): LabelledLink[] {
  if (/^\/(?!\/)/.test(to)) return [{ pointer, label, to }];
  const other = contradictionOf(label, to);
  return other === undefined ? [] : [{ pointer, label, to, other }];
}

/** Whether words are an address as a link has it: nobody says it so to visitors. */
function isAddress(words: string): boolean {
  return /^(?:\/(?!\/)[\w{}#/.-]*|#[\w-]+|(?:https?:\/\/|mailto:|tel:)\S+|whatsapp:.*)$/is.test(words.trim());
}

/** Whether words, like `Learn More`, say nothing by themselves: the title of their card does. */
export function isUnspoken(label: string): boolean {
  return /^(?:learn|read|see|know|find out) more$/i.test(label.trim());
}

function labelOf(holder: JsonObject, pointer: string, value: Json): string | undefined {
  const { label, title } = holder;
  if (typeof label !== 'string') return typeof title === 'string' ? title : undefined;
  const card = isUnspoken(label) ? valueAt(value, pointerAbove(pointerAbove(pointer))) : undefined;
  return isObject(card) && typeof card['title'] === 'string' ? card['title'] : label;
}

/** The mark of a network says where a link leads as its name does. */
function iconOf({ icon }: JsonObject): string | undefined {
  return typeof icon === 'string' && icon.startsWith('brand-') ? icon : undefined;
}

const markdownLink = /(?<![!\\])\[([^\][]{1,100})\]\(<?([^\s()<>]+)>?\)/g;

function linksIn({ pointer, value }: Annotation): LabelledLink[] {
  const text = Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : '';
  return [...text.matchAll(markdownLink)].map(([, label = '', to = '']) => ({ pointer, label, to }));
}
