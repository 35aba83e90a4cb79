import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { formatText } from '../../../scripts/check/format-text';
import { checkTools } from '../../../scripts/files/check-tools';
import { readSource } from '../../../scripts/files/read-source';
import {
  checkSite,
  checkTogether,
  examine,
  knownDocuments,
  type CheckedSite,
} from '../../../src/content/check-site';
import type { Tools } from '../../../src/content/validate/tools';
import type { Problem } from '../../../src/content/problems/problem';
import { releaseProblems } from '../../../src/content/rules/samples/release';
import { samples } from '../../../src/content/facts/samples';
import type { Facts } from '../../../src/content/facts/facts';
import { surroundingsOf } from '../../../src/content/resolve/surroundings';
import { contentOf, type Source } from '../../../src/content/source/source';
import { createValidator, type Schemas } from '../../../src/content/validate/create-validator';

/** The absolute path of something in `tests/checker`. */
export const testPath = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What every check needs; the day is fixed. */
export const tools: Tools = { ...checkTools(), today: '2025-12-31' };

/** The folder of the small valid site on which all fixtures stand. */
export const smallSite = testPath('../sites/small');

/** The small valid site on which all fixtures stand. */
export const baseSite: Source = readSource(smallSite);

/** What is known of the small site's own documents. */
const examined = new Map<Source['documents'][number], Facts>();
const aroundBase = surroundingsOf(baseSite, tools);

/** Checks the small site with other documents in it. Its own are looked at once, as where one is saved in development. */
export function checkNear(source: Source): CheckedSite {
  const around = surroundingsOf(source, tools);
  const isSame = isDeepStrictEqual(around, aroundBase);
  const facts = knownDocuments(source).map((one) => {
    const known = isSame ? examined.get(one) : undefined;
    if (known) return known;
    const found = examine(contentOf(one), around, tools);
    if (isSame && baseSite.documents.includes(one)) examined.set(one, found);
    return found;
  });
  return checkTogether(facts, around, source, tools);
}

/** What stands in a file of the small site. */
export function baseText(path: string): string {
  return readFileSync(`${smallSite}/${path}`, 'utf8');
}

/** The small site with other files in it; `undefined` takes a file out. */
export function siteWith(
  files: Record<string, string | Uint8Array | undefined>,
  base: Source = baseSite,
): Source {
  const documents = new Map(base.documents.map((document) => [document.path, document]));
  for (const [path, content] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    if (bytes) documents.set(path, { path, bytes });
    else documents.delete(path);
  }
  return { ...base, documents: inOrder([...documents.values()]) };
}

/** The problems of a site that is the small one but for these files. */
export function problemsWith(files: Record<string, string | Uint8Array | undefined>): Problem[] {
  return checkNear(siteWith(files)).problems;
}

/** The text of the small site's file with one passage replaced; throws when the passage does not stand there just once. */
export function edited(path: string, from: string, to: string): string {
  const parts = baseText(path).split(from);
  if (parts.length !== 2) throw new Error(`"${from}" stands ${parts.length - 1} times in ${path}.`);
  return parts.join(to);
}

/** A fixture's folder, laid over the small site, and checked. */
export function checkFixture(name: string): CheckedSite & { problems: Problem[] } {
  const folder = testPath(`fixtures/${name}`);
  const {
    documents,
    media,
    drawings,
    others,
    fonts = [],
    fontSubsets = () => undefined,
  } = readSource(folder);
  const isTaken = new Set(linesOf(`${folder}/removed.txt`));
  const kept = baseSite.documents.filter(
    ({ path }) => !isTaken.has(path) && !documents.some((other) => other.path === path),
  );
  const own = documents.filter(({ path }) => path !== 'schemas.json');
  const source: Source = {
    documents: inOrder([...kept, ...own]),
    media: [...baseSite.media, ...media],
    fonts,
    fontSubsets,
    others: others.filter((path) => !/^(?:expected|removed)\.txt$/.test(path)),
    drawings: [...baseSite.drawings, ...drawings],
    troubles: baseSite.troubles,
  };
  const schemas = `${folder}/schemas.json`;
  const checked = existsSync(schemas) ? checkSite(source, toolsWith(schemas)) : checkNear(source);
  return name.startsWith('sample-content')
    ? { ...checked, problems: [...checked.problems, ...checked.placed(samples(checked.site))] }
    : /^(?:demo-value|embedded-endpoint|example-)/.test(name)
      ? { ...checked, problems: [...checked.problems, ...checked.placed(releaseProblems(checked.site))] }
      : checked;
}

/** A check's problems as an author reads them. */
export function reportOf({ problems, site }: CheckedSite): string {
  const shown = problems.map((problem) => ({
    ...problem,
    shownFile: problem.file,
    text: site.textOf(problem.file),
  }));
  return withoutLists(formatText(shown, site.routesOfFiles.size, false));
}

/** A new block or shared list must change no golden. */
function withoutLists(report: string): string {
  return report.replaceAll(/((?:The blocks|Shared lists) are: )[^.]*\./g, '$1….');
}

/** As they would be read from a folder. */
function inOrder(documents: Source['documents'][number][]): Source['documents'] {
  return documents.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

function toolsWith(schemasFile: string): Tools {
  const more = JSON.parse(readFileSync(schemasFile, 'utf8')) as Schemas;
  return { ...tools, validator: createValidator({ ...tools.validator.schemas, ...more }) };
}

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}
