/** `["a", "b", "c"]` gives `"a", "b" or "c"`; of a long list only the first twelve, or as many as wanted, are named. */
export function either(names: readonly string[], most = 12): string {
  return listed(names, 'or', most);
}

/** `["a", "b", "c"]` gives `"a", "b" and "c"`; of a long list only the first twelve are named. */
export function every(names: readonly string[]): string {
  return listed(names, 'and', 12);
}

function listed(names: readonly string[], word: 'or' | 'and', most: number): string {
  const shown = names.slice(0, most).map((name) => `"${name}"`);
  if (names.length > shown.length) return `${shown.join(', ')} and ${names.length - shown.length} more`;
  const last = shown.pop() ?? '';
  return shown.length > 0 ? `${shown.join(', ')} ${word} ${last}` : last;
}

/** `Did you mean "x"? ` when something near exists, otherwise nothing. */
export function didYouMean(near: string | undefined): string {
  return near === undefined ? '' : `Did you mean "${near}"? `;
}

/** `1 entry`, `3 entries`. */
export function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/** `line 3`, `lines 3 to 5`. */
export function inLines(from: number, to: number): string {
  return from === to ? `line ${from}` : `lines ${from} to ${to}`;
}

/** Cuts a quotation to a readable length. */
export function brief(text: string, length = 60): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** What to do with a line in which several things are wrong: it is shown as it should be. */
export function wholeLine(line: string): string {
  return `Write the whole line so: ${brief(line, 300)}`;
}

/** A word without spaces and characters that cannot be seen at its ends, and without the latter inside of it. */
export function withoutUnseen(word: string): string {
  return word.replaceAll(/[\p{Cc}\p{Cf}]|^\p{Z}+|\p{Z}+$/gu, '').replaceAll(/\p{Z}/gu, ' ');
}

/** `U+00A0`, as character tables name it. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What to do with a character without a meaning between two letters. */
export const deleteOrPart = 'Delete it, or write a space if it parts two words.';
