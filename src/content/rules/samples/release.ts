import { isEmbedded } from '../../../lib/form-settings';
import { linksOf } from '../../facts/addresses';
import { noted, type Note } from '../../facts/open-document';
import { markedPlaces, samples } from '../../facts/samples';
import { published, type Entry, type Site } from '../../facts/site';
import type { Part } from '../../places/locate';
import { valueAt } from '../../places/pointer';
import { type Finding, findingIn } from '../../problems/finding';
import { textOf } from '../../validate/annotation';
import { numbersNote } from '../numbers/near-numbers';

/** What is fine while one works on a site and may not go live: examples, addresses that cannot be anyone's, values of the demo, and forms that post to the receiver of `npm start`. */
export function releaseProblems(site: Site): Finding[] {
  return [...samples(site), ...exampleAddresses(site), ...ofTheDemo(site), ...embeddedEndpoint(site)];
}

function embeddedEndpoint({ settings }: Site): Finding[] {
  if (!settings?.isSound) return [];
  const { forms } = settings.value;
  if (forms && !isEmbedded(forms)) return [];
  const [pointer, part] = forms ? (['/forms/endpoint', 'value'] as const) : (['', 'opening'] as const);
  return [findingIn(settings.document, pointer, part, 'embedded-endpoint', {})];
}

/** The domains that are kept for examples, which no one can own (RFC 2606). */
const reserved = /[/@.](?:[\w-]+\.(?:example|test|invalid)|example\.(?:com|net|org))(?=$|[/:?#,])/i;

function exampleAddresses(site: Site): Finding[] {
  return valuesOf(site).flatMap(({ file: path, pointer, part, text }) => {
    const [found] = reserved.exec(text) ?? [];
    if (found === undefined) return [];
    return [findingIn({ path }, pointer, part, 'example-address', { domain: found.slice(1) })];
  });
}

function ofTheDemo(site: Site): Finding[] {
  return demoValues(site).map(({ file: path, pointer, part, text: written, kind }) =>
    findingIn({ path }, pointer, part, 'demo-value', { written, kind }),
  );
}

/** A value of the demo that stands where nothing marks it as an example. */
interface DemoValue extends Value {
  kind: 'number' | 'shop' | 'video';
}

/** All values of the demo that are left without a mark. */
export function demoValues(site: Site): DemoValue[] {
  return valuesOf(site).flatMap((value) => {
    const kind = demoKind(value.text);
    return kind === undefined ? [] : [{ ...value, kind }];
  });
}

/** An id like `sampleEN001`, which no video has. */
const demoId = /^sample[A-Za-z]{2}\d{3}$/;

/** An id of the demo, a place in a shop whose number is hardly more than noughts, or the number of the demo or of an emptied site. */
function demoKind(text: string): DemoValue['kind'] | undefined {
  if (demoId.test(text)) return 'video';
  if (/\/dp\/0{8}\d{2}(?!\d)/.test(text)) return 'shop';
  const [, number = ''] = /^\s*(?:tel:|https:\/\/wa\.me\/)?([\d\s()+-]+)/i.exec(text) ?? [];
  return /9[08]0{8}$/.test(number.replaceAll(/\D/g, '')) ? 'number' : undefined;
}

/** A value that leads somewhere or names something, and its place. */
interface Value {
  file: string;
  pointer: string;
  part: Part;
  text: string;
}

/** The entries of a document that are named by an id of the demo. */
const demoIdsNote: Note<{ pointer: string; text: string }[]> = {
  name: 'demo ids',
  of: (document) =>
    document
      .of('entryId')
      .map((one) => ({ pointer: one.pointer, text: textOf(one)?.trim() ?? '' }))
      .filter(({ text }) => demoId.test(text)),
};

/** What is looked at of each document, also where no rule of the check reads it. */
export const releaseNotes: readonly Note<unknown>[] = [demoIdsNote, numbersNote];

/** Settings that lead somewhere. */
const leading = ['/origin', '/contact/email', '/forms/endpoint', '/contact/phone', '/contact/whatsapp'];

/** The values of a site that nothing marks as examples. What a placeholder brings in stands in the settings alone. */
function valuesOf(site: Site): Value[] {
  const isMarked = markedPlaces(site);
  const { settings } = site;
  const own = settings?.isSound
    ? leading.flatMap((pointer): Value[] => {
        const text = valueAt(settings.value, pointer);
        return typeof text === 'string'
          ? [{ file: settings.document.path, pointer, part: 'value', text }]
          : [];
      })
    : [];
  const others = published(site)
    .flatMap(valuesIn)
    .filter(({ text }) => !own.some((one) => text.includes(one.text)));
  return [...own, ...others].filter((one) => !isMarked(one));
}

function valuesIn(entry: Entry): Value[] {
  const { path: file } = entry.document;
  const ids = noted(entry, demoIdsNote) ?? [];
  const numbers = noted(entry, numbersNote) ?? [];
  return [
    ...ids.map((one) => ({ file, part: 'value' as const, ...one })),
    ...entry.annotations.flatMap((annotation) =>
      [...new Set(linksOf(annotation))].map((text): Value => {
        const part = annotation.kind === 'link' ? 'value' : { words: text };
        return { file, pointer: annotation.pointer, part, text };
      }),
    ),
    ...numbers.map(({ pointer, written }) => ({ file, pointer, part: { words: written }, text: written })),
  ];
}
