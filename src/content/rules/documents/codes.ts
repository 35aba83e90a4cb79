import { meantCountry, meantLanguage } from '../../country/codes';
import { findingIn, type Finding } from '../../problems/finding';
import { textOf } from '../../validate/annotation';
import type { Rule } from '../rule';

const kinds = [
  ['language', 'wrong-language', meantLanguage],
  ['country', 'wrong-country', meantCountry],
] as const;

export const codes: Rule = {
  about: 'Languages and countries are written by their codes (BCP 47, ISO 3166-1).',
  codes: ['wrong-language', 'wrong-country'],
  inDocument: (document) =>
    kinds.flatMap(([kind, code, meant]) =>
      document.of(kind).flatMap((annotation): Finding[] => {
        const written = textOf(annotation) ?? '';
        const better = meant(written);
        // The schema refuses a shorter text.
        if (better === written || written.length < 2) return [];
        const details = { written, ...(better !== undefined && { better }) };
        return [findingIn(document, annotation.pointer, 'value', code, details)];
      }),
    ),
};
