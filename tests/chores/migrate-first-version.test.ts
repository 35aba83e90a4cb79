import { expect, it } from 'vitest';
import { checkTools } from '../../scripts/files/check-tools';
import { readSource } from '../../scripts/files/read-source';
import { checkSite } from '../../src/content/check-site';
import { migrate } from '../../src/content/operations/migrate';
import { changedSource } from '../../src/content/operations/site-change';
import { decode } from '../../src/content/parse/decode';
import { contentOf, type Source } from '../../src/content/source/source';

const newest = readSource('tests/sites/speaker');

/** What stands in each document of a site. */
function textsOf({ documents }: Source): Map<string, string> {
  return new Map(documents.map((document) => [document.path, decode(contentOf(document)).text]));
}

/** The site as it was written for the first version of the schemas. */
function firstVersion(): Source {
  const documents = [...textsOf(newest)].map(([path, text]) => ({
    path,
    bytes: new TextEncoder().encode(
      text.replaceAll('"topic":', '"type":').replace('"schemaVersion": 2', '"schemaVersion": 1'),
    ),
  }));
  return { ...newest, documents };
}

it('A site as it was for the first version is told of once, and migrated to what it is, to the letter', () => {
  const old = firstVersion();
  const tools = checkTools();
  const { problems } = checkSite(old, tools);
  expect(problems.map(({ file, code }) => [file, code])).toEqual([['_site.json', 'old-version']]);
  const outcome = migrate(old);
  if ('trouble' in outcome) throw new Error(outcome.trouble);
  const migrated = changedSource(old, outcome.change);
  expect([...outcome.change.edits.keys()]).toEqual([
    '_collections/videos.json',
    '_site.json',
    'marathi-videos.json',
  ]);
  expect(textsOf(migrated)).toEqual(textsOf(newest));
  expect(checkSite(migrated, tools).problems).toEqual([]);
});
