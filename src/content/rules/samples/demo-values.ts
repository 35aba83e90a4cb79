import type { Part } from '../../places/locate';
import { linksOf } from '../../facts/addresses';
import { noted, type Note } from '../../facts/open-document';
import { numbersNote } from '../numbers/phone-numbers';
import { markedPlaces } from '../../facts/samples';
import { entries, type Entry, type NotedAnnotation, type Site } from '../../facts/site';
import { textOf, type Annotation } from '../../validate/annotation';

/** An id, address or number of the demo that stands where nothing says that it is an example. */
interface DemoValue {
  file: string;
  pointer: string;
  part: Part;
  written: string;
  kind: 'number' | 'shop' | 'video';
}

/** The entries of a document that are named by an id of the demo. */
export const demoIdsNote: Note<{ pointer: string; written: string }[]> = {
  name: 'demo ids',
  of: (document) =>
    document
      .of('entryId')
      .filter(isDemoId)
      .map((one) => ({ pointer: one.pointer, written: textOf(one) ?? '' })),
};

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

function valuesIn(entry: Entry, withNumbers: boolean): DemoValue[] {
  const {
    document: { path: file },
    annotations,
  } = entry;
  const typed = (noted(entry, numbersNote) ?? []).map(({ pointer, written }) => ({
    pointer,
    part: { words: written },
    written,
    kind: 'number' as const,
  }));
  const ids = (noted(entry, demoIdsNote) ?? []).map(
    (id) => ({ ...id, part: 'value', kind: 'video' }) as const,
  );
  return [...ids, ...annotations.flatMap(valuesAt), ...typed.filter(({ written }) => isNumber(written))]
    .filter(({ kind }) => withNumbers || kind !== 'number')
    .map((one) => ({ file, ...one }));
}

function valuesAt(annotation: NotedAnnotation): Omit<DemoValue, 'file'>[] {
  const { kind, pointer } = annotation;
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

/** Whether an entry is named by an id of the demo, like `sampleEN001`, which no video has. */
function isDemoId(annotation: Annotation): boolean {
  return annotation.kind === 'entryId' && /^sample[A-Za-z]{2}\d{3}$/.test(textOf(annotation)?.trim() ?? '');
}
