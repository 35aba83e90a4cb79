import type { Json, JsonObject } from '../../model/json';
import { parseDocument } from '../parse/parse-document';
import { documentKind, isTemplate, settingsPath } from '../source/document-kind';
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
  /** Whether the settings are there and fit their schema. */
  hasSoundSettings: boolean;
  /** The site's language, like `en-IN`. */
  language: string;
  /** The whole sentences of templates whose words are examples: in a page they are still to be replaced. */
  exampleWords: ReadonlySet<string>;
  /** Whether the check also guesses what an author meant. */
  isEditorial: boolean;
}

/** Reads the settings of a site for its other documents, and how long its shared lists are. */
export function surroundingsOf({ documents }: Source, { validator, today }: Tools): Surroundings {
  const file = documents.find(({ path }) => path === settingsPath);
  const entry = file && readDocument(contentOf(file), validator).entry;
  const own = entry && isObject(entry.value) ? placeholdersOf(entry.value, today.slice(0, 4)) : undefined;
  const counts = countsOf(documents);
  const counted = counts.flatMap(([name, amount]) => (amount === undefined ? [] : [[name, amount] as const]));
  const uncounted = counts.flatMap(([name, amount]) => (amount === undefined ? name : []));
  const { language, checks } = entry && isObject(entry.value) ? entry.value : {};
  return {
    hasSoundSettings: entry?.isSound === true,
    language: typeof language === 'string' ? language : 'en',
    exampleWords: new Set(documents.flatMap(exampleWordsIn)),
    isEditorial: !isObject(checks) || checks['editorial'] !== false,
    placeholders: own && new Map([...own, ...counted]),
    doubtful: [...(entry?.isSound ? [] : possiblePlaceholders(validator.schemas)), ...uncounted],
  };
}

/** How many entries each shared list has, as `count.programs`; undefined for one that cannot be read. */
function countsOf(documents: Source['documents']): [placeholder: string, amount: string | undefined][] {
  return documents.flatMap((document) => {
    const kind = documentKind(document.path);
    if (kind.kind !== 'collection') return [];
    const { value } = parseDocument(contentOf(document));
    const items = isObject(value) ? value['items'] : undefined;
    return [[`count.${kind.name}`, Array.isArray(items) ? String(items.length) : undefined]];
  });
}

/** The whole sentences of a template that is marked as an example. Its headings can be an author's own. */
function exampleWordsIn(document: Source['documents'][number]): string[] {
  if (!isTemplate(documentKind(document.path))) return [];
  const { value } = parseDocument(contentOf(document));
  return isObject(value) && value['sample'] === true ? sentencesIn(value['blocks'] ?? null) : [];
}

function sentencesIn(value: Json): string[] {
  if (typeof value === 'string') return /^\S+ .*\.$/s.test(value.trim()) ? [value.trim()] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
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
