import { describe, expect, it } from 'vitest';
import type { Source } from '../../src/content/source/source';
import { baseSite, baseText, smallSite } from '../../tests/checker/support/virtual-site';
import { KeptDocuments } from './kept-documents';

/** The small site, in which one document comes with its content. */
function siteGiven(text: string, version?: string): Source {
  const given = {
    path: 'about.json',
    bytes: new TextEncoder().encode(text),
    ...(version !== undefined && { version }),
  };
  return { ...baseSite, documents: baseSite.documents.map((one) => (one.path === given.path ? given : one)) };
}

describe('A document that comes with its content', () => {
  const [good, bad] = [baseText('about.json'), '{ "title": 7 }'];

  it('takes the place of its file, which counts again when it comes no more', () => {
    const held = new KeptDocuments(smallSite);
    expect(held.check(baseSite).problems).toEqual([]);
    expect(held.check(siteGiven(bad, 'typed')).problems).not.toEqual([]);
    expect(held.check(baseSite).problems).toEqual([]);
  });

  it('is examined again when its version is another one, or when it has none', () => {
    const held = new KeptDocuments(smallSite);
    const numberOf = (source: Source): number => held.check(source).problems.length;
    expect(numberOf(siteGiven(good, 'first'))).toBe(0);
    expect(numberOf(siteGiven(bad, 'second'))).toBeGreaterThan(0);
    expect(numberOf(siteGiven(good))).toBe(0);
    expect(numberOf(siteGiven(bad))).toBeGreaterThan(0);
  });
});
