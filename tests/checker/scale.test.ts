import { describe, expect, it } from 'vitest';
import { checkSite } from '../../src/content/check-site';
import { contentOf } from '../../src/content/source/source';
import { generatedSite } from './support/generated-site';
import { baseSite, tools } from './support/virtual-site';

const total = 1000;

describe('A site of a thousand generated pages', () => {
  const source = generatedSite(total);
  const { problems, site } = checkSite(source, tools);

  it('has no problem', () => {
    expect(problems).toEqual([]);
  });

  it('is read as a whole', () => {
    expect(site.pages).toHaveLength(total + baseSite.documents.length - 2);
    const texts = site.pages.flatMap(({ annotations }) => annotations.filter(({ links }) => links));
    expect(texts.length).toBeGreaterThan(2 * total);
    expect([...site.lists.values()].flatMap(({ lists }) => lists)).toHaveLength(total + 1);
  });

  it('weighs about nine kilobytes a page', () => {
    const bytes =
      source.documents.reduce((sum, document) => sum + contentOf(document).bytes.length, 0) / total;
    expect(bytes).toBeGreaterThan(8500);
    expect(bytes).toBeLessThan(10_500);
  });
});
