import * as de from './de';
import * as en from './en';
import * as hi from './hi';
import * as mr from './mr';
import type { Words } from './words';

/** The languages that there are interface texts in, by their subtag (BCP 47). */
export const languages: Readonly<Record<string, Words>> = { de, en, hi, mr };

/** The subtag of the language whose interface texts a site has: that of its own language, or English. */
export function interfaceLanguage(siteLanguage = 'en'): string {
  const [subtag = 'en'] = siteLanguage.toLowerCase().split('-');
  return Object.hasOwn(languages, subtag) ? subtag : 'en';
}

/** The interface texts for a site in this language, like "mr-IN". */
export function wordsFor(siteLanguage?: string): Words {
  return languages[interfaceLanguage(siteLanguage)] ?? en;
}
