import type { Part } from '../places/locate';
import { isDemoId } from './demo-ids';
import { linksOf } from './links-of';
import { markedPlaces } from './samples';
import { entries, type Entry, type NotedAnnotation, type Site } from './site';
import { textOf } from '../validate/annotation';

/** An id, address or number of the demo that stands where nothing says that it is an example. */
export interface DemoValue {
  file: string;
  pointer: string;
  part: Part;
  written: string;
  kind: 'number' | 'shop' | 'video';
}

/** All values of the demo that are left without a mark. */
export function demoValues(site: Site): DemoValue[] {
  const isMarked = markedPlaces(site);
  const own = numbersOfSettings(site);
  // What a placeholder brings in from the settings is told there.
  const withNumbers = site.settings?.isSound === true && own.length === 0;
  const all = [...own, ...entries(site).flatMap((entry) => valuesIn(entry, withNumbers))];
  return all.filter((one) => !isMarked(one));
}

/** Digits of the number of the demo, and of that in an emptied site. */
const number = /9[08]0{8}(?!\d)/;
const isNumber = (text: string): boolean => number.test(text.replaceAll(/[^\d]/g, ''));

/** A place in a shop whose number is hardly more than noughts. */
const shop = /\/dp\/0{8}\d{2}(?!\d)/;

function numbersOfSettings({ settings }: Site): DemoValue[] {
  if (settings?.isSound !== true) return [];
  const { path: file } = settings.document;
  const { phone, whatsapp } = settings.value.contact;
  const all = { phone, whatsapp };
  return Object.entries(all)
    .filter(([, written]) => isNumber(written))
    .map(([name, written]) => ({
      file,
      pointer: `/contact/${name}`,
      part: 'value',
      written,
      kind: 'number',
    }));
}

function valuesIn(
  { document: { path: file }, annotations, numbers = [] }: Entry,
  withNumbers: boolean,
): DemoValue[] {
  const typed = numbers.map(({ pointer, written }) => ({
    pointer,
    part: { words: written },
    written,
    kind: 'number' as const,
  }));
  return [...annotations.flatMap(valuesAt), ...typed.filter(({ written }) => isNumber(written))]
    .filter(({ kind }) => withNumbers || kind !== 'number')
    .map((one) => ({ file, ...one }));
}

function valuesAt(annotation: NotedAnnotation): Omit<DemoValue, 'file'>[] {
  const { kind, pointer } = annotation;
  const written = textOf(annotation) ?? '';
  if (isDemoId(annotation)) return [{ pointer, part: 'value', written, kind: 'video' }];
  return [...new Set(linksOf(annotation))].flatMap((to) => {
    const found = shop.test(to) ? 'shop' : isCall(to) ? 'number' : undefined;
    const part: Part = kind === 'link' ? 'value' : { words: to };
    return found === undefined ? [] : [{ pointer, part, written: to, kind: found }];
  });
}

function isCall(to: string): boolean {
  const [, digits = ''] = /^\s*(?:tel:|https:\/\/wa\.me\/)([^?#]*)/i.exec(to) ?? [];
  return isNumber(digits);
}
