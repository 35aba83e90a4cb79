import type { Json, JsonObject } from '../../model/json';
import { pointerAbove, step, valueAt } from '../places/pointer';
import { isObject } from '../resolve/surroundings';
import { textOf, type Annotation } from '../validate/annotation';
import { contradictionOf, type Contradiction } from './label-contradictions';

/** A link with the words that its visitor sees, when they say of it what a check can follow. */
export interface LabelledLink {
  pointer: string;
  label: string;
  /** Where the words stand, when that is a value of their own and not a part of a text. */
  at?: string;
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
    const { label } = holder;
    if (typeof label === 'string' && isAddress(label)) return [{ pointer, label, to, isAddress: true }];
    const said = [labelOf(holder, pointer, value), iconOf(holder, pointer)].filter(
      (one) => one !== undefined,
    );
    // Either of them is enough to be told of.
    return said.flatMap((words) => noted({ pointer, ...words, to })).slice(0, 1);
  });
}

function noted(link: LabelledLink): LabelledLink[] {
  if (/^\/(?!\/)/.test(link.to)) return [link];
  const other = contradictionOf(link.label, link.to);
  return other === undefined ? [] : [{ ...link, other }];
}

/** Whether words are an address as a link has it: nobody says it so to visitors. */
function isAddress(words: string): boolean {
  return /^(?:\/(?!\/)[\w{}#/.-]*|#[\w-]+|(?:https?:\/\/|mailto:|tel:)\S+|whatsapp:.*)$/is.test(words.trim());
}

/** Whether words, like `Learn More`, say nothing by themselves: the title of their card does. */
export function isUnspoken(label: string): boolean {
  return /^(?:learn|read|see|know|find out) more$/i.test(label.trim());
}

/** The words of a link, and where they stand. */
type Words = Required<Pick<LabelledLink, 'label' | 'at'>>;

function labelOf(holder: JsonObject, pointer: string, value: Json): Words | undefined {
  const own = pointerAbove(pointer);
  const { label } = holder;
  if (typeof label !== 'string') return wordsIn(holder, own, 'title');
  const card = isUnspoken(label) ? valueAt(value, pointerAbove(own)) : undefined;
  const title = isObject(card) ? wordsIn(card, pointerAbove(own), 'title') : undefined;
  return title ?? wordsIn(holder, own, 'label');
}

/** The mark of a network says where a link leads as its name does. */
function iconOf(holder: JsonObject, pointer: string): Words | undefined {
  const icon = wordsIn(holder, pointerAbove(pointer), 'icon');
  return icon?.label.startsWith('brand-') ? icon : undefined;
}

function wordsIn(holder: JsonObject, pointer: string, name: string): Words | undefined {
  const words = holder[name];
  return typeof words === 'string' ? { label: words, at: step(pointer, name) } : undefined;
}

/** An address between angle brackets may have spaces, as a placeholder's number has. */
const markdownLink = /(?<![!\\])\[([^\][]{1,100})\]\((?:<([^<>\n]+)>|([^\s()<>]+))\)/g;

function linksIn({ pointer, value }: Annotation): LabelledLink[] {
  const text = Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : '';
  return [...text.matchAll(markdownLink)].map(([, label = '', between, plain = '']) => ({
    pointer,
    label,
    to: between ?? plain,
  }));
}
