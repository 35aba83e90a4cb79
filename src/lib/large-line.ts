/** Takes a text that is set in large letters, and so in lines of few words, and binds what must not end one to the next word: the first word of a sentence or after a colon, and I. */
export function largeLine(text: string): string {
  return text.replaceAll(/([.?!:] \S{1,7}) (?=\S)/g, '$1\u00a0').replaceAll(/( I) (?=\S)/g, '$1\u00a0');
}
