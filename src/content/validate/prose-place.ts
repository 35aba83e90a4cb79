import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../../model/json';
import type { ParsedDocument } from '../parse/parse-document';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';
import { step } from '../places/pointer';
import type { ProsePlace } from '../problems/unknown-words';
import { isSentence, takesWords } from './can-stand-in';
import type { Schemas } from './create-validator';
import { unknownName, type Claims, type Meanings } from './meanings';
import { asObject, propertiesOf } from './schema-parts';

/** So many letters have to fit where sentences stand. */
const fewestLetters = 150;

/** Where the words of unknown properties that are meant as no other can stand, each in a place of its own. */
export function prosePlaces(
  document: ParsedDocument,
  errors: readonly ErrorObject[],
  { meantBy, claimsAt }: Meanings,
  schemas: Schemas,
): ReadonlyMap<ErrorObject, ProsePlace> {
  const places = new Map<ErrorObject, ProsePlace>();
  const claims = new Map<string, Claims>();
  for (const error of errors.filter((one) => meantBy(one) === undefined)) {
    const name = unknownName(error);
    const taken = claims.get(error.instancePath) ?? claimsAt(error.instancePath);
    const place = prosePlace(document, error, name, taken, schemas);
    if (!place) continue;
    places.set(error, place);
    const [only, ...others] = place.names;
    if (only !== undefined && others.length === 0 && place.line === undefined)
      claims.set(error.instancePath, new Map([...taken, [only, name]]));
  }
  return places;
}

/**
 * Where in its object the words of an unknown property can stand: in what is free, or else in what has words already,
 * under its own name or one by which it is meant.
 */
function prosePlace(
  document: ParsedDocument,
  { instancePath, data, parentSchema }: ErrorObject,
  name: string,
  claims: Claims,
  schemas: Schemas,
): ProsePlace | undefined {
  const holder = asObject(data) ?? {};
  const written = (known: string): string => claims.get(known) ?? known;
  const value = holder[name];
  const isLong = typeof value === 'string' && isSentence(value);
  const short = isLong ? undefined : shortWords(name, value);
  const words = isLong ? value : short;
  if (words === undefined) return undefined;
  const fitting = propertiesOf(parentSchema ?? {}, schemas).filter(
    ([known, schema]) => isProse(known, schema) && hasRoom(words, holder[written(known)], schema),
  );
  const free = fitting.flatMap(([known]) => (Object.hasOwn(holder, written(known)) ? [] : [known]));
  const named = { ...(short !== undefined && { short }) };
  if (free.length > 0) return { names: free, ...named };
  const [used] = fitting[0] ?? [];
  if (used === undefined) return isLong ? blockBehind(document, instancePath) : undefined;
  const { offset } = locate(document, step(instancePath, written(used)), 'key');
  return {
    names: [used],
    line: lineAt(document.text, offset),
    isList: Array.isArray(holder[written(used)]),
    ...named,
  };
}

/** A block of a page that takes no sentences has one for them behind it. */
function blockBehind(document: ParsedDocument, pointer: string): ProsePlace | undefined {
  if (!/^\/blocks\/\d+$/.test(pointer)) return undefined;
  const { offset, length } = locate(document, pointer, 'value');
  return { names: [], behind: lineAt(document.text, offset + length - 1) };
}

/** Whether sentences for visitors stand there: what is called a text or a caption, and is long enough. */
function isProse(name: string, schema: JsonObject): boolean {
  const { use, alsoCalled = [], maxLength = 0 } = schema;
  if (use === 'richText') return true;
  const names = [name, ...(alsoCalled as string[])];
  const isCalledSo = names.some((one) => /^(?:text|body|caption)$/.test(one));
  return isCalledSo && Number(maxLength) >= fewestLetters && takesWords(schema);
}

/** Whether there is room for the words, behind those that stand there. */
function hasRoom(words: string, standing: Json | undefined, { maxLength = Infinity }: JsonObject): boolean {
  const lines = standing === undefined ? [] : [standing].flat();
  if (!lines.every((line) => typeof line === 'string')) return false;
  return [...lines, words].join(' ').length <= Number(maxLength);
}

/** What names hold that visitors read, whatever stands there: a number by itself says nothing. */
const toRead =
  /^(?:price|cost|fees?|mrp|rate|discount|offer|amount|pages?|year|edition|publisher|author|duration|days?|hours?|minutes?|seats?|participants?|people|age|venue|city|place|location|timings?|time|capacity|experience|clients?|contact|phone|mobile|binding|format|isbn)$/;

/** Names of what is set, and not said, and of headings, which nobody reads with their name. */
const ofSettings =
  /^(?:colou?rs?|align\w*|styles?|variant|size|width|height|theme|layout|class|classname|icon|type|kind|ids?|key|slug|ur[li]s?|href|link|to|target|rel|order|font|position|background|mode|level|columns?|rows?|lang|language|file|src|image|img|tone|volume|weight|margin|padding|border|shape|effect|animation|status|state|template|component|tags?|category|anchor|name|placement|direction|title|subtitle|heading|subheading|headline|label|button|alt|caption|text)$/;

/** A sum of money, or some of them. */
const money = /^(?:(?:from|only|just)\s+)?(?:₹|rs\.?|inr|\$|€|£)\s?\d[\d,.]*/i;
/** One to a few words of letters, the first with a capital, or numbers before a word. */
const words =
  /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{2,}|[1-9][\d,.]*\+?\s\p{L}{3,})(?:[\s,&/-]+[\p{L}\p{M}\p{N}'’.-]+){0,5}[.!]?$/u;

/**
 * The few words, the number or the sum of money of a property as visitors would read it, with its name: `Price: ₹299`.
 * undefined for what is set and not read, and for an id, an address, a colour or a size.
 */
export function shortWords(name: string, value: Json | undefined): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const parts = name.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|[\s_-]+/u).map((part) => part.toLowerCase());
  const said = String(value).trim();
  if (said === '' || !/^[\p{L}\p{M}\s_-]+$/u.test(name)) return undefined;
  const isRead = parts.some((part) => toRead.test(part)) && /^[^{}<>#/\\]{1,80}$/.test(said);
  const isSet = parts.some((part) => ofSettings.test(part));
  const isSaid = typeof value === 'string' && (money.test(said) || (!isSet && words.test(said)));
  if (!(isSaid || (isRead && !isSet && !/^(?:true|false|yes|no|none|null)$/i.test(said)))) return undefined;
  const label = parts.join(' ');
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${said}`;
}
