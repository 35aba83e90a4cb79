import { describe, expect, it } from 'vitest';
import { jsonAt, laidInto } from './laid-into';
import { codeOf, guides } from './markdown';
import { checkTools } from '../../scripts/files/check-tools';
import { readSource } from '../../scripts/files/read-source';
import { checkSite } from '../../src/content/check-site';
import { textsOf } from '../checker/support/changed-site';

const examples = guides
  .filter(({ path }) => /^docs\/(?:authors|deployment|guide\/.+)\.md$/.test(path))
  .flatMap((guide) =>
    codeOf(guide, 'json').map(({ meta, value, line }) => ({
      place: `${guide.path}:${line}`,
      into: meta,
      // The site lies two folders deeper than the one of which the guides speak.
      value: value.replace('"../../schemas/', '"../../../../schemas/'),
    })),
  );

const pages = new Map(
  examples.filter(({ value }) => jsonAt(value, 'blocks')).map(({ into, value }) => [into, value]),
);
const speaker = readSource('tests/sites/speaker');
const tools = checkTools();
/** A speaker's site with the whole pages of the guides, to which other examples lead. */
const site = new Map([...Object.entries(textsOf(speaker)), ...pages]);

/** The problems of the site with these texts, as if it had every picture that they name. */
function problemsOf(texts: ReadonlyMap<string, string>) {
  const documents = [...texts].map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }));
  const named = [...texts.values()].flatMap((text) => [
    ...text.matchAll(/"(?:src|picture|portrait)": "([^"]+)"/g),
  ]);
  const media = new Set([...speaker.media, ...named.map(([, name = '']) => `${name}.svg`)]);
  return checkSite({ ...speaker, documents, media: [...media] }, tools).problems;
}

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
