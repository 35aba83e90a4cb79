import { describe, expect, it } from 'vitest';
import { jsonAt, laidInto } from './laid-into';
import { codeOf, guides } from './markdown';
import { problemsOf } from '../corpus/our-check';
import { shippedTexts } from '../corpus/shipped-texts';

const examples = guides
  .filter(({ path }) => /^docs\/(?:authors|deployment|guide\/.+)\.md$/.test(path))
  .flatMap((guide) =>
    codeOf(guide, 'json').map(({ meta, value, line }) => ({
      place: `${guide.path}:${line}`,
      into: meta,
      value,
    })),
  );

const pages = new Map(
  examples.filter(({ value }) => jsonAt(value, 'blocks')).map(({ into, value }) => [into, value]),
);
/** The shipped site with the whole pages of the guides, to which other examples lead. */
const site = new Map([...shippedTexts(), ...pages]);

describe('an example of the guides', () => {
  it('is a page, a block, an entry and a setting', () => {
    const kinds = [/^industry\/\w+\.json$/, /^$/, /^_collections\//, /^_site\.json/];
    expect(kinds.map((kind) => examples.some(({ into }) => kind.test(into)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(examples.length).toBeGreaterThan(15);
  });

  it.each(examples)('can be copied into the site: $place', ({ into, value }) => {
    const problems = problemsOf(laidInto(site, into, value));
    expect(problems.filter(({ file }) => file === into || !pages.has(file))).toEqual([]);
  });
});
