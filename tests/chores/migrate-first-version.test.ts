import { expect, it } from 'vitest';
import { checkTools } from '../../scripts/files/check-tools';
import { readSource } from '../../scripts/files/read-source';
import { checkSite } from '../../src/content/check-site';
import { migrate } from '../../src/content/operations/migrate';
import { currentVersion } from '../../src/content/migrations/all-migrations';
import { changedSource } from '../../src/content/operations/site-change';
import { decode } from '../../src/content/parse/decode';
import { contentOf, type Source } from '../../src/content/source/source';

const speaker = readSource('tests/sites/speaker');
const currentForm = `"schemaVersion": ${currentVersion}`;

/** What stands in each document of a site. */
function textsOf({ documents }: Source): Map<string, string> {
  return new Map(documents.map((document) => [document.path, decode(contentOf(document)).text]));
}

/** The site in the newest form, but for the name of a brand, which nobody said before. */
const newest = withTexts((text) => text.replace('"base": "warli", ', ''));

/** The site with other texts in its documents. */
function withTexts(change: (text: string) => string): Source {
  const documents = [...textsOf(speaker)].map(([path, text]) => ({
    path,
    bytes: new TextEncoder().encode(change(text)),
  }));
  return { ...speaker, documents };
}

/** The site as it was written for the first version of the schemas. */
function firstVersion(): Source {
  return withTexts((text) =>
    text
      .replaceAll('"topic":', '"type":')
      .replace(currentForm, '"schemaVersion": 1')
      .replace('"base": "warli", ', '')
      .replace(/"brand": \{ "logo": \{ "src": ("[^"]+") \} \}/, '"logo": $1'),
  );
}

/** Its grounds and glyphs are those of a brand, which its author has to name. */
const ofOtherBrand = new Set<string>(['unknown-ground', 'unknown-icon']);

it('A site as it was for the first version is told of once, and migrated to what it is, to the letter', () => {
  const old = firstVersion();
  const tools = checkTools();
  const { problems } = checkSite(old, tools);
  const told = problems.map(({ code }) => code);
  expect(told.filter((code) => !ofOtherBrand.has(code))).toEqual(['old-version']);
  const outcome = migrate(old);
  if ('trouble' in outcome) throw new Error(outcome.trouble);
  const migrated = changedSource(old, outcome.change);
  expect([...outcome.change.edits.keys()]).toEqual([
    '_collections/videos.json',
    '_site.json',
    'marathi-videos.json',
  ]);
  expect(textsOf(migrated)).toEqual(textsOf(newest));
  const left = checkSite(migrated, tools).problems.map(({ code }) => code);
  expect(new Set(left)).toEqual(ofOtherBrand);
});
