/** What one pass over a JSON text finds without building anything. */
export interface Measure {
  /** The offset of the first bracket that is too deep, if there is one. */
  tooDeepAt: number | undefined;
  /** How many properties are written, doubled ones counted twice. */
  members: number;
}

/** The most brackets inside each other. The deepest block needs eight. */
export const depthLimit = 64;

const [quote, backslash, colon, newline] = [34, 92, 58, 10];

/** Measures a text that may be anything; text between quotation marks counts for nothing. */
export function measure(text: string): Measure {
  let [depth, members] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === quote) at = endOfText(text, at);
    else if (unit === colon) members += 1;
    else if (unit === 123 || unit === 91) depth += 1;
    else if (unit === 125 || unit === 93) depth -= 1;
    if (depth > depthLimit) return { tooDeepAt: at, members };
  }
  return { tooDeepAt: undefined, members };
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
