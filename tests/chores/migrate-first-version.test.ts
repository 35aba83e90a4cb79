import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkTools } from '../../scripts/files/check-tools';
import { readSource } from '../../scripts/files/read-source';
import { checkSite } from '../../src/content/check-site';
import type { Json } from '../../src/model/json';
import { migrate } from '../../src/content/operations/migrate';
import { changedSource } from '../../src/content/operations/site-change';
import { decode } from '../../src/content/parse/decode';
import { contentOf, type Source } from '../../src/content/source/source';

const newest = readSource('tests/sites/speaker');

/** Documents that say something in version 2 which is a document of its own since. */
const older = 'tests/chores/support/version-2';
const ofVersion2 = new Map(
  readdirSync(older).map((path) => [path, readFileSync(join(older, path), 'utf8')] as const),
);

/** What stands in each document of a site. */
function textsOf({ documents }: Source): Map<string, string> {
  return new Map(documents.map((document) => [document.path, decode(contentOf(document)).text]));
}

/** A shared list without its kind. */
function unnamed(path: string, text: string): string {
  if (!path.startsWith('_collections/')) return text;
  return text
    .replace(/^\{.*?"items": /s, '')
    .replace(/\}\n$/, '')
    .replaceAll('\n  ', '\n');
}

/** Goals of audiences as the four lists that there were. */
function inFourLists(text: string): string {
  const names = ['employee', 'hr', 'boss', 'businessOwner'];
  return text.replace(/"audiences": \[.*?\n {6}\]/s, (audiences) =>
    [...audiences.matchAll(/"goals": (\[.*?\n {10}\])/gs)]
      .map(([, goals = ''], at) => `"${names[at]}": ${goals.replaceAll('\n    ', '\n')}`)
      .join(',\n      '),
  );
}

/** The site as it was written for the first version of the schemas. */
function firstVersion(): Source {
  const documents = [...textsOf(newest)]
    .filter(([path]) => !path.startsWith('_forms/'))
    .map(([path, text]) => {
      const old = inFourLists(unnamed(path, ofVersion2.get(path) ?? text))
        .replaceAll('"topic":', '"type":')
        .replaceAll('"type": "profile"', '"type": "speaker"')
        .replaceAll(/\{owner\.|"owner":|"\/owner\//g, (written) => written.replace('owner', 'speaker'))
        .replace(/"schemaVersion": \d+/, '"schemaVersion": 1')
        .replace(/"brand": \{ "base": "warli", "logo": \{ "src": ("[^"]+") \} \}/, '"logo": $1');
      return { path, bytes: new TextEncoder().encode(old) };
    });
  return { ...newest, documents };
}

/** The forms by what they hold, which a formatter may have laid out; all else to the letter. */
function comparable(source: Source): [path: string, text: Json][] {
  return [...textsOf(source)].map(([path, text]) => [
    path,
    path.startsWith('_forms/') ? (JSON.parse(text) as Json) : text,
  ]);
}

it('A site as it was for the first version is told of once, and migrated to what it is, to the letter', () => {
  const old = firstVersion();
  const tools = checkTools();
  const { problems } = checkSite(old, tools);
  expect(problems.map(({ file, code }) => [file, code])).toEqual([['_site.json', 'old-version']]);
  const outcome = migrate(old);
  if ('trouble' in outcome) throw new Error(outcome.trouble);
  const migrated = changedSource(old, outcome.change);
  const before = textsOf(old);
  expect([...outcome.change.edits.keys()]).toEqual(
    [...textsOf(newest)]
      .filter(([path, text]) => before.has(path) && before.get(path) !== text)
      .map(([path]) => path),
  );
  expect([...outcome.change.created.keys()].toSorted()).toEqual(
    ['chat', 'contact', 'get-in-touch', 'invitation', 'podcast'].map((name) => `_forms/${name}.json`),
  );
  expect(comparable(migrated)).toEqual(comparable(newest));
  expect(checkSite(migrated, tools).problems).toEqual([]);
  const again = migrate(migrated);
  expect('change' in again && [again.change.edits.size, again.change.created.size]).toEqual([0, 0]);
});
