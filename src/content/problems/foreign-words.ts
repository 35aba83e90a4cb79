/** What to write instead of words that other notations know. */
export const wordHints: ReadonlyMap<string, string> = new Map([
  ['true', 'Write it in small letters: true.'],
  ['false', 'Write it in small letters: false.'],
  ['yes', 'Write true instead.'],
  ['no', 'Write false instead.'],
  ...['none', 'null', 'undefined'].map(
    (word) => [word, 'Delete the whole entry: what has no value is left out.'] as const,
  ),
]);

/** What is wrong with a word that other notations know: not that its quotation marks are missing. */
export function wordMessage(text: string): string | undefined {
  const plain = text.toLowerCase();
  if (!wordHints.has(plain)) return undefined;
  if (/^(?:true|false)$/.test(plain)) return `Here stands ${text}, but ${plain} is written in small letters.`;
  return /^(?:yes|no)$/.test(plain)
    ? `Here stands ${text}, where a document knows only true and false.`
    : `Here stands ${text}, and that is no value.`;
}
