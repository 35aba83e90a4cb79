import { en } from './en';
import { hi } from './hi';
import { mr } from './mr';

/** What the checks look for in one language; alternatives of a regular expression each. */
export interface LanguageWords {
  /** Words of a link that do not say where it leads, when they are heard or read out of their place (WCAG 2.4.4 and 2.4.9). */
  vagueLinks: string;
  /** The same on links in running text; on buttons they stand with what they lead to. */
  vagueInText: string;
  /** That a field may stay empty. */
  optional: string;
}

/** The words of one kind in all languages that the checks know, as alternatives. */
export function wordsOf(kind: keyof LanguageWords): string {
  return [en, hi, mr].map((words) => words[kind]).join('|');
}
