import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../../scripts/files/roots';

/** A text of the shipped site: the file it stands in, the JSON pointer, and the words without markup. */
export interface Text {
  readonly file: string;
  readonly at: string;
  readonly text: string;
}

/** What is no running text, or is meant to be the same everywhere: names, addresses, buttons, what a picture shows. */
const notText = new Set([
  '$schema',
  'type',
  'src',
  'icon',
  'id',
  'to',
  'label',
  'title',
  'from',
  'path',
  'aliases',
  'layout',
  'followUp',
  'quickReplies',
  'defaultOptions',
  'options',
  'keywords',
  'triggers',
  'alt',
]);

/** The pages folder of the shipped site. */
export const folder = join(engineRoot, 'pages-json');

/** The documents of the shipped site, settings and shared lists among them. Throws when there are none. */
export function documents(): { file: string; value: unknown }[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  if (files.length === 0) throw new Error(`There is no document in ${folder}.`);
  return files.map((file) => ({ file, value: JSON.parse(readFileSync(join(folder, file), 'utf8')) }));
}

/** Takes a value of a document and gives the texts below it. */
export function textsBelow(value: unknown, file: string, at = ''): Text[] {
  if (typeof value === 'string') return [{ file, at, text: withoutMarkup(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    notText.has(key) ? [] : textsBelow(inner, file, `${at}/${key}`),
  );
}

/** Markdown's stars, hashes and link addresses carry no words. */
function withoutMarkup(text: string): string {
  return text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/[*#[\]]|<[^>]+>/g, '');
}

const bySentence = new Intl.Segmenter('en', { granularity: 'sentence' });
const byWord = new Intl.Segmenter('en', { granularity: 'word' });

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return [...bySentence.segment(text)].map(({ segment }) => segment.trim());
}

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return [...byWord.segment(text)]
    .filter((part) => part.isWordLike)
    .map(({ segment }) => segment.toLowerCase());
}
