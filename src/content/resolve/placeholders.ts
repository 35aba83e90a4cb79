import type { Json, JsonObject } from '../../model/json';
import { slug } from '../../lib/slug';
import { problemIn } from '../problems/create-problem';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import type { ParsedDocument } from '../parse/parse-document';
import { placeholderPattern } from '../places/find-words';
import { step, withValues } from '../places/pointer';
import type { Schemas } from '../validate/create-validator';

/** What stands for each placeholder: `speaker.name` gives the name. */
export type Placeholders = ReadonlyMap<string, string>;

/** The placeholders that the settings offer: all texts of `speaker` and `contact`, and the year. */
export function placeholdersOf(settings: JsonObject, year: string): Placeholders {
  const placeholders = new Map<string, string>([['year', year]]);
  for (const group of ['speaker', 'contact']) {
    for (const [key, value] of Object.entries(settings[group] ?? {})) {
      if (typeof value === 'string') placeholders.set(`${group}.${key}`, value);
    }
  }
  const name = placeholders.get('speaker.name');
  if (name !== undefined && !placeholders.has('speaker.slug')) placeholders.set('speaker.slug', slug(name));
  return placeholders;
}

/** The placeholders that settings without mistakes would offer. */
export function possiblePlaceholders(schemas: Schemas): string[] {
  const groups = (schemas['site.schema.json']?.['properties'] ?? {}) as Record<string, JsonObject>;
  return ['speaker', 'contact'].flatMap((group) =>
    Object.keys(groups[group]?.['properties'] ?? {}).map((key) => `${group}.${key}`),
  );
}

/** Fills in one text. */
export function fill(text: string, placeholders: Placeholders): string {
  return text.replaceAll(placeholderPattern, (written, name: string) => placeholders.get(name) ?? written);
}

/** A document's value with its placeholders filled in, and problems for those that stand for nothing. */
export interface Filled {
  value: Json;
  /** What was filled in, by pointer. */
  changes: ReadonlyMap<string, Json>;
  problems: Problem[];
}

/**
 * Fills in all texts of a document's value.
 * @param doubtful placeholders that only mistakes in the settings keep from standing for something.
 */
export function fillPlaceholders(
  document: ParsedDocument,
  value: Json,
  placeholders: Placeholders,
  doubtful: readonly string[] = [],
): Filled {
  const changes = new Map<string, Json>();
  const problems: Problem[] = [];
  if (mayHoldPlaceholders(document.text))
    visitTexts(value, [], (text, pointer) => {
      problems.push(...unknownPlaceholders(document, text, pointer, placeholders, doubtful));
      const filled = fill(text, placeholders);
      if (filled !== text) changes.set(pointer, filled);
    });
  return { value: changes.size === 0 ? value : withValues(value, changes), changes, problems };
}

/** Most documents hold none; a bracket or a letter may be written as an escape. */
function mayHoldPlaceholders(json: string): boolean {
  return /\{[a-zA-Z\\]|\\u007b/i.test(json);
}

/** Every text in which a placeholder may stand. */
function visitTexts(value: Json, path: string[], look: (text: string, pointer: string) => void): void {
  if (value === null || typeof value !== 'object') return;
  for (const key of Object.keys(value)) {
    const child = (value as JsonObject)[key] as Json;
    if (typeof child === 'string' ? !child.includes('{') : typeof child !== 'object') continue;
    path.push(key);
    if (typeof child === 'string') look(child, path.reduce(step, ''));
    else visitTexts(child, path, look);
    path.pop();
  }
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
      const near = nearest(token, known);
      const details = { token, known, ...(near !== undefined && { near }) };
      return problemIn(document, pointer, { words: `{${token}}` }, 'unknown-token', details);
    });
}
