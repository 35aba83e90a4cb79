import type { Json, JsonObject } from '../model/json';
import { settingsPath } from './document-kind';
import { readDocument } from './read-document';
import { possibleTokens, tokensOf, type Tokens } from './resolve/tokens';
import { contentOf, type Source } from './source';
import type { Tools } from './tools';

/** What a document has to know of the rest of the site to be understood by itself: what its placeholders stand for. */
export interface Surroundings {
  /** Undefined where the settings cannot be read. */
  tokens: Tokens | undefined;
  /** Placeholders that only mistakes in the settings keep from standing for something. */
  doubtful: readonly string[];
}

/** Reads the settings of a site for its other documents. */
export function surroundingsOf({ documents }: Source, { validator, year }: Tools): Surroundings {
  const file = documents.find(({ path }) => path === settingsPath);
  const entry = file && readDocument(contentOf(file), validator).entry;
  const tokens = entry && isObject(entry.value) ? tokensOf(entry.value, String(year)) : undefined;
  return { tokens, doubtful: entry?.isSound ? [] : possibleTokens(validator.schemas) };
}

const settledLater = ['year', 'formId'].map((name) => [name, `{${name}}`] as const);

/** In the settings `{year}` stays, because the browser corrects the footer's year, and `{formId}`, because each form has its own. */
export function tokensFor(path: string, { tokens }: Surroundings): Tokens | undefined {
  return tokens && path === settingsPath ? new Map([...tokens, ...settledLater]) : tokens;
}

/** Whether a value is an object with properties. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
