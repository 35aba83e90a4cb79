/** What other notations, and people, write for true and false, in small letters. */
export const truthWords: ReadonlyMap<string, 'true' | 'false'> = new Map([
  ['true', 'true'],
  ['yes', 'true'],
  ['false', 'false'],
  ['no', 'false'],
]);
