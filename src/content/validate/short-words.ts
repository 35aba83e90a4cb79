import type { Json } from '../../model/json';

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
