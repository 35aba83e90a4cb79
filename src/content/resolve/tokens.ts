import type { Json, JsonObject } from '../../model/json';
import { problemIn } from '../problems/create-problem';
import { nearest } from '../problems/nearest';
import type { Problem } from '../problems/problem';
import type { ParsedDocument } from '../parse/parse-document';
import { step } from '../parse/pointer';

/** What stands for each placeholder: `speaker.name` gives the name. */
export type Tokens = ReadonlyMap<string, string>;

const pattern = /\{([a-zA-Z][\w.]*)\}/g;

/** The placeholders that the settings offer: all texts of `speaker` and `contact`, and the year. */
export function tokensOf(settings: JsonObject, year: string): Tokens {
  const tokens = new Map<string, string>([['year', year]]);
  for (const group of ['speaker', 'contact']) {
    for (const [key, value] of Object.entries(settings[group] ?? {})) {
      if (typeof value === 'string') tokens.set(`${group}.${key}`, value);
    }
  }
  const name = tokens.get('speaker.name');
  if (name !== undefined && !tokens.has('speaker.slug')) tokens.set('speaker.slug', slugOf(name));
  return tokens;
}

/** `Vikram Sahyadri` gives `vikram-sahyadri`. */
export function slugOf(name: string): string {
  const letters = name.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  return letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/** Fills in one text. */
export function fill(text: string, tokens: Tokens): string {
  return text.replaceAll(pattern, (written, name: string) => tokens.get(name) ?? written);
}

/** Fills in all texts of a document in place, and reports the placeholders that stand for nothing. */
export function fillTokens(document: ParsedDocument, value: Json, tokens: Tokens): Problem[] {
  const problems: Problem[] = [];
  walk(value, '', (text, pointer) => {
    problems.push(...unknownTokens(document, text, pointer, tokens));
    return fill(text, tokens);
  });
  return problems;
}

function walk(value: Json, pointer: string, change: (text: string, pointer: string) => string): void {
  if (value === null || typeof value !== 'object') return;
  const holder = value as JsonObject;
  for (const key of Object.keys(holder)) {
    const child = holder[key] as Json;
    if (typeof child === 'object') walk(child, step(pointer, key), change);
    else if (typeof child === 'string' && child.includes('{')) holder[key] = change(child, step(pointer, key));
  }
}

function unknownTokens(document: ParsedDocument, text: string, pointer: string, tokens: Tokens): Problem[] {
  const names = [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];
  return names.filter((name) => !tokens.has(name)).map((token) => {
    const known = [...tokens.keys()];
    const near = nearest(token, known);
    const details = { token, known, ...(near !== undefined && { near }) };
    return problemIn(document, pointer, { words: `{${token}}` }, 'unknown-token', details);
  });
}
