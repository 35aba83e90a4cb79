/**
 * The language of a text about a thing that is in `language` itself: a Marathi book can be described in English. It is the
 * thing's where the text has letters of another script than ours, as those of Hindi and Marathi; undefined, the page's, where it has none.
 */
export function languageOf(text: string, language: string | undefined): string | undefined {
  return /(?!\p{Script=Latin})\p{L}/u.test(text) ? language : undefined;
}
