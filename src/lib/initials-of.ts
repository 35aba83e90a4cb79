/** The first letters of the first and the last word of a name, with their vowel signs; what is shortened, like "Dr.", is left out while there are other words. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const whole = words.filter((word) => !word.endsWith('.'));
  const named = whole.length > 0 ? whole : words;
  const ends = named.length > 1 ? [named[0], named.at(-1)] : named;
  return ends.map((word = '') => /^\p{L}\p{M}*/u.exec(word)?.[0].toLocaleUpperCase() ?? '').join('');
}
