import type { Json, JsonObject } from '../../model/json';
import { pathOnSite } from '../problems/own-computer';
import { brief } from '../problems/wording';
import type { Schemas } from './create-validator';
import { propertiesOf, typesOf } from './schema-parts';

/**
 * How an object is written that holds all it must, with a text in the place where it fits best:
 * `{ "src": "pages/books", "alt": "…" }`. Undefined where nothing has to stand in it.
 */
export function writtenObject(schema: JsonObject, schemas: Schemas, text?: Json): string | undefined {
  const required = (schema['required'] ?? []) as string[];
  const properties = propertiesOf(schema, schemas).filter(([name]) => required.includes(name));
  if (properties.length === 0) return undefined;
  const place = typeof text === 'string' ? placeOf(text, properties) : undefined;
  const written = properties.map(
    ([name, property]) => `"${name}": ${name === place ? ownText(property, String(text)) : sample(property)}`,
  );
  return `{ ${written.join(', ')} }`;
}

/** What its author wrote; of a picture its name in the folder _media. */
function ownText({ use }: JsonObject, text: string): string {
  return JSON.stringify(brief(use === 'image' ? pathOnSite(text) : text));
}

const isAddress = /^(?:\/|#|https?:|www\.|mailto:|tel:|whatsapp:)/i;

/** An address belongs where a link leads; any other text into the first place that takes it. */
function placeOf(text: string, properties: readonly [string, JsonObject][]): string | undefined {
  const texts = properties.filter(([, property]) => typesOf(property).includes('string'));
  const isMeant = ({ use }: JsonObject): boolean => (use === 'link') === isAddress.test(text);
  return texts.find(([, property]) => isMeant(property))?.[0];
}

function sample(property: JsonObject): string {
  const [allowed = property['const']] = (property['enum'] ?? []) as Json[];
  if (allowed !== undefined) return JSON.stringify(allowed);
  const [type] = typesOf(property);
  if (type === 'array') return '[ … ]';
  if (type === 'integer' || type === 'number') return String(property['maximum'] ?? 1);
  return type === 'object' ? '{ … }' : '"…"';
}
