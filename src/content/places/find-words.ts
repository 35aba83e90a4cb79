/** A placeholder in a text: `{owner.name}`. */
export const placeholderPattern = /\{([a-zA-Z][\w.]*)\}/g;

/** The first of several spellings in a text, and where it stands; undefined where there is none. */
export function findWords(
  text: string,
  spellings: readonly string[],
): { from: number; to: number } | undefined {
  for (const words of spellings) {
    const from = words === '' ? -1 : indexOfWords(text, words);
    if (from >= 0) return { from, to: from + words.length };
  }
  return undefined;
}

/** Whole words first, so that "/in" is not found in "/invite"; then any place; capitals make no difference. */
function indexOfWords(text: string, words: string): number {
  if (words.length > 500) return text.indexOf(words);
  const escaped = literally(words);
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}/_-])`, 'iu').exec(text);
  return whole?.index ?? new RegExp(escaped, 'iu').exec(text)?.index ?? -1;
}

/** A regular expression, as it is written, for just these words. */
export function literally(words: string): string {
  return words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
