import { describe, expect, it } from 'vitest';
import { jsonAt, laidInto } from './laid-into';
import { codeOf, guides } from './markdown';
import { checkTools } from '../../scripts/files/check-tools';
import { readSource } from '../../scripts/files/read-source';
import { checkSite } from '../../src/content/check-site';
import { textsOf } from '../checker/support/changed-site';

const examples = guides
  .filter(({ path }) => /^docs\/(?:deployment|guide\/.+)\.md$/.test(path))
  .flatMap((guide) =>
    codeOf(guide, 'json').map(({ meta, value, line }) => ({
      place: `${guide.path}:${line}`,
      into: meta,
      // The site lies two folders deeper than the one of which the guides speak.
      value: value.replace(/"((?:\.\.\/)+)schemas\//, '"../../$1schemas/'),
    })),
  );

/** Whole documents: pages, and the forms that they show. */
const pages = new Map(
  examples
    .filter(({ value }) => jsonAt(value, 'blocks') ?? jsonAt(value, 'submit') ?? jsonAt(value, 'listOf'))
    .map(({ into, value }) => [into, value]),
);
/** The examples, those that go into one place each in another round. */
const rounds = [...new Set(examples.map(earlier))].map((number) =>
  examples.filter((one) => earlier(one) === number),
);

/** How many examples for the same place stand before one. */
function earlier(one: (typeof examples)[number]): number {
  return examples.slice(0, examples.indexOf(one)).filter(({ into }) => into === one.into).length;
}

const speaker = readSource('tests/sites/speaker');
const tools = checkTools();
/** A speaker's site with the whole documents of the guides, to which other examples lead. */
const site = new Map([...Object.entries(textsOf(speaker)), ...pages]);

/** The problems of the site with these texts, as if it had every picture that they name. */
function problemsOf(texts: ReadonlyMap<string, string>) {
  const documents = [...texts].map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }));
  const named = [...texts.values()].flatMap((text) => [
    ...text.matchAll(/"(?:src|picture|portrait|onDark|favicon)": "([^"]+)"/g),
  ]);
  const media = new Set([...speaker.media, ...named.map(([, name = '']) => `${name}.svg`)]);
  return checkSite({ ...speaker, documents, media: [...media] }, tools).problems;
}

describe('an example of the guides', () => {
  it('is a block, an entry and a setting', () => {
    const kinds = [/^$/, /^_collections\//, /^_site\.json/];
    expect(kinds.map((kind) => examples.some(({ into }) => kind.test(into)))).toEqual([true, true, true]);
    expect(examples.length).toBeGreaterThan(15);
  });

  it.each(rounds.map((laid) => [laid[0]?.place, laid] as const))(
    'can be copied into the site: %s and others',
    (_, laid) => {
      const texts = laid.reduce((all, { into, value }) => laidInto(all, into, value), site);
      const files = new Set(laid.map(({ into }) => into.split('#')[0] ?? ''));
      const problems = problemsOf(texts).filter(({ file }) => files.has(file) || !pages.has(file));
      expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
    },
  );
});

it('the page of the first tour can be copied into the site that the tour makes', () => {
  const tour = guides.filter(({ path }) => path === 'docs/authors.md');
  const [example] = tour.flatMap((guide) => codeOf(guide, 'json'));
  const practice = readSource('starters/practice');
  const text = example?.value.replace('../../node_modules/vakta/', '../../../') ?? '';
  const page = { path: example?.meta ?? '', bytes: new TextEncoder().encode(text) };
  const documents = [...practice.documents, page];
  expect(checkSite({ ...practice, documents }, tools).problems).toEqual([]);
});
