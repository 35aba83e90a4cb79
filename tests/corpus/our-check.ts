import { checkTools } from '../../scripts/files/check-tools';
import { checkTogether, examine, knownDocuments } from '../../src/content/check-site';
import type { Problem } from '../../src/content/problems/problem';
import { surroundingsOf, type Surroundings } from '../../src/content/resolve/surroundings';
import type { Facts } from '../../src/content/facts/facts';
import type { Source, SourceDocument } from '../../src/content/source/source';
import { marked } from '../../src/content/testing/marked';
import { base, siteTexts } from './site-texts';
import type { Tool } from './tool';

const tools = checkTools();
const texts = siteTexts();
const source = sourceOf(texts);
const around = surroundingsOf(source, tools);
const facts = new Map(known(source).map((one) => [one.path, examine(one, around, tools)]));

/** The check of this project. Of documents that are as they were it knows already what they say. */
export const ourCheck: Tool = {
  name: 'npm run check',
  look: (changed) =>
    problemsOf(changed).map((problem) => ({
      file: problem.file,
      line: problem.line,
      marked: marked(changed.get(problem.file) ?? '', problem),
      words: `${problem.message}\n${problem.hint}`,
    })),
};

const answers = new Map<string, Problem[]>();

/** The problems of the site with other texts in it. The same texts are checked once. */
export function problemsOf(changed: ReadonlyMap<string, string>): Problem[] {
  const paths = [...new Set([...texts.keys(), ...changed.keys()])];
  const others = paths.filter((path) => texts.get(path) !== changed.get(path));
  const key = JSON.stringify(others.map((path) => [path, changed.get(path)]));
  const answer = answers.get(key) ?? checked(changed);
  answers.set(key, answer);
  return answer;
}

function checked(changed: ReadonlyMap<string, string>): Problem[] {
  const site = sourceOf(changed);
  const now = surroundingsOf(site, tools);
  const isSame = JSON.stringify(plain(now)) === JSON.stringify(plain(around));
  const all = known(site).map((one): Facts => {
    const held = isSame && texts.get(one.path) === changed.get(one.path) ? facts.get(one.path) : undefined;
    return held ?? examine(one, now, tools);
  });
  return checkTogether(all, now, site, tools).problems;
}

function sourceOf(changed: ReadonlyMap<string, string>): Source {
  const paths = [...changed.keys()].toSorted();
  const isDocument = (path: string): boolean => path.endsWith('.json');
  return {
    ...base,
    documents: paths
      .filter(isDocument)
      .map((path) => ({ path, bytes: new TextEncoder().encode(changed.get(path)) })),
    others: [...base.others, ...paths.filter((path) => !isDocument(path))],
  };
}

function known(site: Source): SourceDocument[] {
  return knownDocuments(site) as SourceDocument[];
}

function plain(value: Surroundings): unknown {
  return Object.entries(value).map(([name, part]) => [
    name,
    part instanceof Map || part instanceof Set ? [...part] : part,
  ]);
}
