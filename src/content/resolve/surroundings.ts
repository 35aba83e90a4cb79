import type { Json, JsonObject } from '../../model/json';
import { settingsPath } from '../source/document-kind';
import { readDocument } from '../validate/read-document';
import { possiblePlaceholders, placeholdersOf, type Placeholders } from './placeholders';
import { contentOf, type Source } from '../source/source';
import type { Tools } from '../validate/tools';

/** What a document has to know of the rest of the site to be understood by itself: what its placeholders stand for. */
export interface Surroundings {
  /** Undefined where the settings cannot be read. */
  placeholders: Placeholders | undefined;
  /** Placeholders that only mistakes in the settings keep from standing for something. */
  doubtful: readonly string[];
}

/** Reads the settings of a site for its other documents. */
export function surroundingsOf({ documents }: Source, { validator, today }: Tools): Surroundings {
  const file = documents.find(({ path }) => path === settingsPath);
  const entry = file && readDocument(contentOf(file), validator).entry;
  const placeholders =
    entry && isObject(entry.value) ? placeholdersOf(entry.value, today.slice(0, 4)) : undefined;
  return { placeholders, doubtful: entry?.isSound ? [] : possiblePlaceholders(validator.schemas) };
}

const resolvedLater = ['year', 'formId'].map((name) => [name, `{${name}}`] as const);

/** In the settings `{year}` stays, because the browser corrects the footer's year, and `{formId}`, because each form has its own. */
export function placeholdersFor(path: string, { placeholders }: Surroundings): Placeholders | undefined {
  return placeholders && path === settingsPath ? new Map([...placeholders, ...resolvedLater]) : placeholders;
}

/** Whether a value is an object with properties. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
