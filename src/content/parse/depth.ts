/** The most brackets inside each other. The deepest block needs eight. */
export const depthLimit = 64;

const [quote, backslash, newline] = [34, 92, 10];

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
