/** Every document with a sign that is not closed has one behind which a text ends, or the same sign stands again. */
export const pairHint = /\([^)"]*["(]|“[^”"]*["“]/;

/** What is no sign of a pair: addresses of links, smileys, and what is shown as it is typed. */
const others = /\]\([^)\s]*\)?|`[^`]*`|[:;]-?[()]/g;

const pairs = [
  { open: '(', close: ')' },
  { open: '“', close: '”' },
] as const;

/**
 * The first bracket or quotation mark of a text that is opened and not closed.
 * @param following the next paragraph, which may go on with the same quotation: it begins with its mark again.
 */
export function unclosedIn(text: string, following = ''): { written: string; close: string } | undefined {
  const words = text.replaceAll(others, (found) => ' '.repeat(found.length));
  for (const { open, close } of pairs) {
    const at = lastUnclosed(words, open, close);
    // In German the same mark closes.
    const goesOn = open === '“' && (following.trimStart().startsWith(open) || text.includes('„'));
    if (at !== undefined && !goesOn) return { written: text.slice(at, at + shown), close };
  }
  return undefined;
}

/** Letters that are shown of what is not closed. */
const shown = 30;

function lastUnclosed(words: string, open: string, close: string): number | undefined {
  const places: number[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === open) places.push(at);
    if (words[at] === close) places.pop();
  }
  return places.at(-1);
}
