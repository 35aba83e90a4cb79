import { serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { checkSite, examine, knownDocuments } from '../../src/content/check-site';
import { contentOf, type Source } from '../../src/content/source/source';
import { surroundingsOf } from '../../src/content/resolve/surroundings';
import { settingsPath } from '../../src/content/source/document-kind';
import { generatedSite } from './support/generated-site';
import { tools } from './support/virtual-site';

/** A site whose files are read when they are asked for, and how often each was. */
function counted(source: Source): { source: Source; reads: Map<string, number> } {
  const reads = new Map<string, number>();
  const documents = source.documents.map((document) => ({
    path: document.path,
    read: () => {
      reads.set(document.path, (reads.get(document.path) ?? 0) + 1);
      return contentOf(document);
    },
  }));
  return { source: { ...source, documents }, reads };
}

describe('The check of many documents', () => {
  it('reads each of them once, the settings and the lists that are counted before', () => {
    const { source, reads } = counted(generatedSite(12));
    expect(checkSite(source, tools).problems).toEqual([]);
    expect([...reads.keys()][0]).toBe(settingsPath);
    const isShared = (path: string): boolean => path === settingsPath || path.startsWith('_collections/');
    expect([...reads].filter(([path, times]) => times !== (isShared(path) ? 2 : 1))).toEqual([]);
  });

  it('reads a document with problems of the whole site once more, however many those are', () => {
    const { source, reads } = counted(generatedSite(12));
    const dead = { ...source, documents: source.documents.filter(({ path }) => path !== 'invite.json') };
    const { problems } = checkSite(dead, tools);
    const inOne = problems.filter(({ file }) => file === 'generated/page-7.json');
    expect(inOne.length).toBeGreaterThan(1);
    expect(reads.get('generated/page-7.json')).toBe(2);
  });

  it('keeps of each less than half of its bytes, and nothing that cannot go to another thread', () => {
    const source = generatedSite(12);
    const around = surroundingsOf(source, tools);
    const pages = knownDocuments(source).filter(({ path }) => path.startsWith('generated/'));
    const facts = pages.map((document) => examine(contentOf(document), around, tools));
    expect(structuredClone(facts)).toEqual(facts);
    const bytes = pages.reduce((sum, document) => sum + contentOf(document).bytes.length, 0);
    expect(serialize(facts).length).toBeLessThan(bytes / 2);
  });

  it('leaves what it was given as it was: a second check of the same documents says the same', () => {
    const source = generatedSite(5);
    const first = checkSite(source, tools);
    const resolve = (): unknown => first.resolve('generated/page-3.json').value;
    expect(resolve()).toEqual(resolve());
    expect(checkSite(source, tools).site.pages).toEqual(first.site.pages);
  });
});
