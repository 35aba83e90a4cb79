import { findingIn, type Finding } from '../problems/finding';
import { entries, type Entry } from '../site/site';
import { devanagariIn } from '../site/unmarked-texts';
import type { Rule } from './rule';

export const languages: Rule = {
  about:
    'Letters of Hindi and Marathi say which language they are, so that a screen reader speaks them as such (WCAG 2.2, 3.1.2).',
  codes: ['missing-lang'],
  check: (site) => {
    const { language = 'en' } = site.settings?.value ?? {};
    if (/^(?:mr|hi)\b/.test(language)) return [];
    return entries(site).flatMap((entry) => [...inFormatted(entry), ...inPlain(entry)]);
  },
};

function inFormatted({ document, annotations }: Entry): Finding[] {
  return annotations.flatMap((annotation) =>
    (annotation.text?.unmarked ?? []).slice(0, 1).map((text) => {
      const words = devanagariIn(text) ?? text;
      return findingIn(document, annotation.pointer, { words }, 'missing-lang', {
        words,
        place: 'formatted',
      });
    }),
  );
}

function inPlain({ document, unmarked }: Entry): Finding[] {
  return unmarked.map(({ pointer, words, place }) =>
    findingIn(document, pointer, { words }, 'missing-lang', { words, place }),
  );
}
