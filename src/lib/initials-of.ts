/** The first letters of the first and the last word of a name, with their vowel signs; what is shortened, like "Dr.", is left out. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}[^.]*$/u.test(word));
  return [words[0], words.slice(1).at(-1)].map((word = '') => /^.\p{M}*/u.exec(word)?.[0]).join('');
}
