import { slug } from '../../lib/slug';
import type { Json, JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { placeholderPattern } from '../places/find-words';
import { latinDigits } from '../places/latin-digits';
import { isWithin, step, withValues } from '../places/pointer';
import { problemIn } from '../problems/create-problem';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import type { Annotation } from '../validate/annotation';
import type { Schemas } from '../validate/create-validator';
import { misspeltPlaceholders, type MisspeltPlaceholder } from './misspelt-placeholders';

/** What stands for each placeholder: `owner.name` gives the name. */
export type Placeholders = ReadonlyMap<string, string>;

/** The placeholders that the settings offer: all texts of `owner` and `contact`, and the year. */
export function placeholdersOf(settings: JsonObject, year: string): Placeholders {
  const placeholders = new Map<string, string>([['year', year]]);
  for (const group of ['owner', 'contact']) {
    for (const [key, value] of Object.entries(settings[group] ?? {})) {
      if (typeof value === 'string') placeholders.set(`${group}.${key}`, asNumber(value));
    }
  }
  const name = placeholders.get('owner.name');
  if (name !== undefined && !placeholders.has('owner.slug')) placeholders.set('owner.slug', slug(name));
  // The greeting of WhatsApp may say the name.
  return new Map([...placeholders].map(([key, text]) => [key, fill(text, placeholders)]));
}

/** A number in the digits of Hindi is reported in the settings alone, and not wherever it is filled in. */
function asNumber(value: string): string {
  return /^[+\d०-९\s()-]+$/.test(value) ? latinDigits(value) : value;
}

/** The placeholders that settings without mistakes would offer. */
export function possiblePlaceholders(schemas: Schemas): string[] {
  const groups = (schemas['site.schema.json']?.['properties'] ?? {}) as Record<string, JsonObject>;
  return ['owner', 'contact'].flatMap((group) =>
    Object.keys(groups[group]?.['properties'] ?? {}).map((key) => `${group}.${key}`),
  );
}

/** Fills in one text. */
export function fill(text: string, placeholders: Placeholders): string {
  return text.replaceAll(placeholderPattern, (written, name: string) => placeholders.get(name) ?? written);
}

/** A document's value with its placeholders filled in, and problems for those that stand for nothing. */
interface Filled {
  value: Json;
  /** What was filled in, by pointer. */
  changes: ReadonlyMap<string, Json>;
  problems: Problem[];
}

/**
 * Fills in all texts of a document's value.
 * @param doubtful placeholders that only mistakes in the settings keep from standing for something.
 * @param annotations those of the value: in a formatted text with code, what stands for nothing may be meant as it is.
 */
export function fillPlaceholders(
  document: ParsedDocument,
  value: Json,
  placeholders: Placeholders,
  {
    doubtful = [],
    annotations = [],
  }: { doubtful?: readonly string[]; annotations?: readonly Annotation[] } = {},
): Filled {
  const changes = new Map<string, Json>();
  const problems: Problem[] = [];
  const isBare = bareInJson.test(document.text);
  if (isBare || bracketed.test(document.text)) {
    const withCode = textsWithCode(annotations);
    visitTexts(
      value,
      [],
      (text, pointer) => {
        const plainly = fill(text, placeholders);
        // Most texts with placeholders hold nothing else that could be one.
        if (!mayHold(plainly) && !text.includes('${')) return void changes.set(pointer, plainly);
        const isCode = withCode.some((one) => isWithin(one, pointer));
        const misspelt = isCode ? [] : misspeltPlaceholders(text, placeholders);
        problems.push(...misspelt.map((one) => misspeltProblem(document, pointer, one)));
        if (!isCode) problems.push(...unknownPlaceholders(document, text, pointer, placeholders, doubtful));
        const filled = fill(asMeant(text, misspelt), placeholders);
        if (filled !== text) changes.set(pointer, filled);
      },
      isBare ? mayHold : hasBracket,
    );
  }
  return { value: changes.size === 0 ? value : withValues(value, changes), changes, problems };
}

/** The places of texts with code in Markdown or HTML, where what looks like a placeholder may be meant as it is. */
function textsWithCode(annotations: readonly Annotation[]): string[] {
  const isCode = ({ kind, value }: Annotation): boolean =>
    kind === 'richText' && /`|~~~|<(?:code|pre)\b/i.test([value].flat().join('\n'));
  return annotations.filter(isCode).map(({ pointer }) => pointer);
}

/** Most documents hold none; a bracket or a letter may be written as an escape. */
const bracketed = /\{[{ ]{0,6}[a-zA-Z\\]|\\u007[bB]/;

/** The beginning of a placeholder, whatever stands before it. */
const bare = /\b(?:owner|contact|count)[._][a-z]/i;

/** The same in JSON, where a letter of an escape may stand before it. */
const bareInJson = /(?:owner|contact|count)[._][a-z]/i;

/** Looks at every text in which a placeholder may stand, with its pointer; `path` is that of the value itself, as steps. */
export function visitTexts(
  value: Json,
  path: string[],
  look: (text: string, pointer: string) => void,
  isPossible = mayHold,
): void {
  if (value === null || typeof value !== 'object') return;
  for (const key of Object.keys(value)) {
    const child = (value as JsonObject)[key] as Json;
    if (typeof child === 'string' ? !isPossible(child) : typeof child !== 'object') continue;
    path.push(key);
    if (typeof child === 'string') look(child, path.reduce(step, ''));
    else visitTexts(child, path, look, isPossible);
    path.pop();
  }
}

function mayHold(text: string): boolean {
  return hasBracket(text) || bare.test(text);
}

function hasBracket(text: string): boolean {
  return text.includes('{');
}

/** With this nothing else is wrong with a text, like with a link that leads nowhere. */
function asMeant(text: string, misspelt: readonly MisspeltPlaceholder[]): string {
  return misspelt.reduce((known, { written, name }) => known.replaceAll(written, `{${name}}`), text);
}

/** It stands in the text as it was written. */
function misspeltProblem(filled: ParsedDocument, pointer: string, one: MisspeltPlaceholder): Problem {
  const { placeholders: _, ...document } = filled;
  return problemIn(document, pointer, { words: one.written }, 'misspelt-placeholder', one);
}

function unknownPlaceholders(
  document: ParsedDocument,
  text: string,
  pointer: string,
  placeholders: Placeholders,
  doubtful: readonly string[],
): Problem[] {
  const names = [...new Set([...text.matchAll(placeholderPattern)].map((match) => match[1] ?? ''))];
  return names
    .filter((name) => !placeholders.has(name) && !doubtful.includes(name))
    .map((token) => {
      const known = [...placeholders.keys()];
      const near = known.find((name) => name.endsWith(`.${token}`)) ?? nearest(token, known);
      const details = { token, known, ...(near !== undefined && { near }) };
      return problemIn(document, pointer, { words: `{${token}}` }, 'unknown-token', details);
    });
}
