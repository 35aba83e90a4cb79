import type { Json } from '../../model/json';

/** The most brackets inside each other. The deepest block needs eight. */
export const depthLimit = 64;

const [space, quote, backslash, newline] = [32, 34, 92, 10];

/** The offset of the first bracket that is too deep in a text that may be anything; text between quotation marks counts for nothing. */
export function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === quote) at = endOfText(text, at);
    else if (unit === 123 || unit === 91) depth += 1;
    else if (unit === 125 || unit === 93) depth -= 1;
    if (depth > depthLimit) return at;
  }
  return undefined;
}

/** The offset of the closing quotation mark, or of the line's end when there is none. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === quote || unit === newline) return at;
    if (unit === backslash) at += 1;
  }
  return text.length;
}

/** How many properties an object or a list has in all; Infinity where more brackets stand inside each other than may. */
export function countMembers(value: Json, levels = depthLimit): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (levels === 0) return Number.POSITIVE_INFINITY;
  const children = Array.isArray(value) ? value : Object.values(value);
  let count = children === value ? 0 : children.length;
  for (const child of children) if (typeof child === 'object') count += countMembers(child, levels - 1);
  return count;
}

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
