import { startOf } from './end-of';
import type { Bracket } from './grammar';
import { before } from './cut-part';
import { propertiesFrom } from './properties-from';

/** How an entry begins that goes on so, by the names of the one above it, of those that it has not itself: `{ "type": …, "text": [`. */
export function beginningLike(mended: string, start: number, opened: readonly Bracket[]): string {
  const closing = before(mended, start).length - 1;
  const above = mended[closing] === '}' ? startOf(mended, closing) : undefined;
  const own = new Set(propertiesFrom(mended, start).map(({ name }) => name));
  const all = above === undefined ? [] : propertiesFrom(mended, above);
  const names = all.filter(({ name }) => !own.has(name));
  const [, outer = '', inner = mended.charAt(start + written(opened).length)] = opened;
  const isAlike = (value: string): boolean => value.replaceAll(/[\s:]/g, '').startsWith(`${outer}${inner}`);
  const at = names.findIndex(({ offset, length, end }) => isAlike(mended.slice(offset + length, end)));
  const first = names.slice(0, at < 0 ? 1 : at).map(({ name }) => `"${name}": …, `);
  return `{ ${first.join('')}"${names[at]?.name ?? '…'}": ${written(opened.slice(1)).trimEnd()}`;
}

/** Brackets that open inside of each other, with a name in each object between: `{ "…": [ {`. */
export function written(opened: readonly Bracket[]): string {
  const isObject = (at: number): boolean => opened[at] === '{' && at < opened.length - 1;
  return opened.map((bracket, at) => `${bracket} ${isObject(at) ? '"…": ' : ''}`).join('');
}
