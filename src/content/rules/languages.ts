import type { Json, JsonObject } from '../../model/json';
import { step } from '../parse/pointer';
import { problemIn } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import { entries, type Entry, type Site } from '../site';
import type { Use, UseKind } from '../validate/use';
import type { Rule } from './rule';

/** Letters of Hindi and Marathi say which language they are, so that a screen reader speaks them as such (WCAG 2.2, 3.1.2). */
export const languages: Rule = (site) => {
  const { language = 'en' } = site.settings?.value ?? {};
  if (/^(?:mr|hi)\b/.test(language)) return [];
  return entries(site).flatMap((entry) => [...inFormatted(site, entry), ...inPlain(entry)]);
};

/** A run of letters with the spaces between its words. */
const devanagari = /\p{Script=Devanagari}(?:[\s\p{M}\p{Script=Devanagari}]*\p{Script=Devanagari})?/u;

function inFormatted({ texts }: Site, { document, uses }: Entry): Problem[] {
  return uses.flatMap((use) =>
    (texts.get(use)?.unmarked ?? []).slice(0, 1).map((text) => {
      const words = devanagari.exec(text)?.[0] ?? text;
      return problemIn(document, use.pointer, { words }, 'missing-lang', { words, place: 'formatted' });
    }),
  );
}

function inPlain(entry: Entry): Problem[] {
  const uses = new Map(entry.uses.map((use) => [use.pointer, use]));
  const found: Problem[] = [];
  visit(entry.value, '', uses, (text, pointer, use) => {
    const words = devanagari.exec(text)?.[0];
    if (words === undefined || (use?.holder as JsonObject | undefined)?.['lang'] !== undefined) return;
    const place = use?.kind === 'inLanguage' ? 'beside' : 'plain';
    found.push(problemIn(entry.document, pointer, { words }, 'missing-lang', { words, place }));
  });
  return found;
}

const unseen: ReadonlySet<UseKind> = new Set(['richText', 'link', 'keyword']);

/** Every text but rich texts, links and what only search engines and the chat's matching read. */
function visit(
  value: Json,
  pointer: string,
  uses: Map<string, Use>,
  look: (text: string, pointer: string, use: Use | undefined) => void,
): void {
  const use = uses.get(pointer);
  if (use && unseen.has(use.kind)) return;
  if (pointer === '/seo') return;
  if (typeof value === 'string') return look(value, pointer, use);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) visit(inner, step(pointer, key), uses, look);
}
