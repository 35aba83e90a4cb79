import type { Json } from '../../../model/json';
import type { CheckedSite } from '../../check-site';
import { fill } from '../../resolve/placeholders';

/** The values of documents by their paths, as they are written. */
export type Values = Map<string, Json>;

/** The same documents with other values. */
export function changedBy(values: Values, change: (path: string, value: Json) => Json): Values {
  return new Map([...values].map(([path, value]) => [path, change(path, value)]));
}

/** Puts in what placeholders stand for on a site. */
export function fillerOf({ around }: CheckedSite): (text: string) => string {
  return (text) => fill(text, around.placeholders ?? new Map());
}
