import type { Json, JsonObject } from '../../model/json';

/** Appends a step to a JSON Pointer (RFC 6901). */
export function step(pointer: string, key: string | number): string {
  if (typeof key === 'number') return `${pointer}/${key}`;
  const isPlain = !key.includes('/') && !key.includes('~');
  return `${pointer}/${isPlain ? key : key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The steps of a JSON Pointer: `/blocks/0/rows` gives `['blocks', '0', 'rows']`. */
export function steps(pointer: string): string[] {
  const names = pointer.split('/').slice(1);
  return pointer.includes('~')
    ? names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    : names;
}

/** The pointer of the object or list that holds a value: of `/blocks/0` it is `/blocks`. */
export function pointerAbove(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** The value at a pointer; undefined where it leads nowhere. */
export function valueAt(value: Json, pointer: string): Json | undefined {
  if (pointer === '') return value;
  let here: Json | undefined = value;
  for (const name of steps(pointer)) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) return undefined;
    here = (here as JsonObject)[name];
  }
  return here;
}

/** A value with others in some of its places, by pointer; it stays as it is, and shares with the new one what is the same. */
export function withValues(value: Json, changes: ReadonlyMap<string, Json>): Json {
  const copied = new Set<Json>();
  const own = (one: Json): JsonObject => {
    if (copied.has(one)) return one as JsonObject;
    const copy = (Array.isArray(one) ? [...one] : { ...(one as JsonObject) }) as JsonObject;
    copied.add(copy);
    return copy;
  };
  const root = own({ value });
  for (const [pointer, changed] of changes) {
    let [holder, key] = [root, 'value'];
    for (const name of steps(pointer)) {
      holder = holder[key] = own(holder[key] as Json);
      key = name;
    }
    holder[key] = changed;
  }
  return root['value'] as Json;
}

/** Whether a place is another one or within it. */
export function isWithin(outer: string, pointer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

/**
 * Looks at every text of a value with its pointer, but in none of the places that are left out.
 * @param property which property holds the value, or the list of which it is an entry.
 */
export function eachText(
  value: Json,
  isLeftOut: (pointer: string) => boolean,
  look: (text: string, pointer: string, property: string) => void,
  pointer = '',
  property = '',
): void {
  if (value === null || isLeftOut(pointer)) return;
  if (typeof value === 'string') look(value, pointer, property);
  else if (Array.isArray(value))
    for (let at = 0; at < value.length; at += 1)
      eachText(value[at] as Json, isLeftOut, look, `${pointer}/${at}`, property);
  else if (typeof value === 'object')
    for (const key of Object.keys(value))
      eachText(value[key] as Json, isLeftOut, look, step(pointer, key), key);
}
