import { applyEdits } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { chapters } from '../../src/content/problems/catalogue';
import { corpus } from '../corpus/corpus';
import { ourCheck, problemsOf } from '../corpus/our-check';
import { lacking, percent, scoresOf } from '../corpus/score';
import { siteTexts } from '../corpus/site-texts';

/** The texts after all that is certain has been fixed, as often as something is. */
function fixed(texts: ReadonlyMap<string, string>): Map<string, string> {
  const now = new Map(texts);
  for (let round = 0; round < 5; round += 1) {
    const fixes = problemsOf(now).filter(({ fix }) => fix);
    if (fixes.length === 0) break;
    for (const [path, text] of now) {
      const edits = fixes.filter(({ file }) => file === path).flatMap(({ fix = [] }) => [...fix]);
      if (edits.length > 0) now.set(path, applyEdits(text, edits));
    }
  }
  return now;
}

/** Whether a document with such a problem cannot be parsed as it is written. */
function isSyntax(code: string): boolean {
  return code in chapters['Signs of JSON'] || code in chapters['Brackets'];
}

/** Milliseconds: the whole site is checked for every mistake, on machines that do other things too. */
const patience = 300_000;

describe('The check of a hundred and more mistakes', { timeout: patience }, () => {
  it('explains at least 95 of 100', async () => {
    const scores = await scoresOf(ourCheck);
    expect(corpus.length).toBeGreaterThan(100);
    expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
    expect([percent(scores), lacking(scores)]).toEqual([
      expect.toSatisfy((share) => share >= 95),
      expect.anything(),
    ]);
  });

  it('fixes what is certain so that the next check reports other mistakes at most', () => {
    const changed = corpus.map((mistake) => {
      const texts = siteTexts();
      mistake.make(texts);
      return { name: mistake.name, texts, problems: problemsOf(texts) };
    });
    const certain = changed.filter(({ problems }) => problems.length > 0 && problems.every(({ fix }) => fix));
    expect(certain.length).toBeGreaterThan(40);
    const left = certain.filter(({ texts, problems }) => {
      const codes = new Set(problems.map(({ code }) => code));
      return problemsOf(fixed(texts)).some(({ code, fix }) => fix || codes.has(code) || isSyntax(code));
    });
    expect(left.map(({ name }) => name)).toEqual([]);
  });
});
