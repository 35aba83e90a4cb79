import type { Json } from '../../model/json';
import { depthLimit } from './depth';

/** How many properties an object or a list has in all; Infinity where more brackets stand inside each other than may. */
export function countMembers(value: Json, levels = depthLimit): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (levels === 0) return Number.POSITIVE_INFINITY;
  const children = Array.isArray(value) ? value : Object.values(value);
  let count = children === value ? 0 : children.length;
  for (const child of children) if (typeof child === 'object') count += countMembers(child, levels - 1);
  return count;
}

const [space, quote, backslash] = [32, 34, 92];

/** How many properties are written in a JSON text, doubled ones counted twice; or more, where a text begins with a colon. */
export function countWritten(json: string): number {
  let count = 0;
  for (let colon = json.indexOf(':'); colon >= 0; colon = json.indexOf(':', colon + 1)) {
    let before = colon - 1;
    while (json.charCodeAt(before) <= space) before -= 1;
    if (json.charCodeAt(before) === quote && !isEscaped(json, before)) count += 1;
  }
  return count;
}

function isEscaped(json: string, at: number): boolean {
  let before = at - 1;
  while (json.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
}
