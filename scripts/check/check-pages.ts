import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkTogether, examine, knownDocuments, type CheckedSite } from '../../src/content/check-site';
import { documentKind } from '../../src/content/source/document-kind';
import { contentOf, type Source } from '../../src/content/source/source';
import { surroundingsOf } from '../../src/content/resolve/surroundings';
import { fontFacts } from '../brand/font-facts';
import { checkTools } from '../files/check-tools';
import { readSource } from '../files/read-source';
import { settleChange } from '../files/change-files';
import { UsageError } from '../files/usage-error';
import type { Tell } from '../files/while-slow';
import { Crew } from '../threads/crew';
import { triedDrawings } from './tried-drawings';

/** The absolute path of a pages folder. Throws a UsageError when there is none. */
export function pagesFolder(pages: string): string {
  if (!existsSync(pages) || !statSync(pages).isDirectory())
    throw new UsageError(`There is no folder "${pages}". Name the pages folder with --pages DIR.`);
  return resolve(pages);
}

/** What is in a pages folder, after a change of it that was going on or was killed is complete. Rejects with a UsageError when there is no folder. */
export async function pagesIn(pages: string): Promise<Source> {
  const folder = pagesFolder(pages);
  await settleChange(folder);
  const source = readSource(folder);
  return { ...source, fonts: await fontFacts(source.fonts, join(folder, '_fonts')) };
}

/** Checks a pages folder, gives it to `work`, and meanwhile has a crew of a size that fits it. `tell` is told what takes long. */
export async function withCheckedPages<Result>(
  pages: string,
  work: (checked: CheckedSite, crew: Crew) => Promise<Result> | Result,
  tell: Tell = () => {},
): Promise<Result> {
  const source = await pagesIn(pages);
  const crew = new Crew(source.documents.length);
  try {
    return await work(await checkPages(source, resolve(pages), crew, tell), crew);
  } finally {
    await crew.close();
  }
}

/** The pages are shared out; what no page is, and what cannot be read, is looked at here. */
async function checkPages(source: Source, folder: string, crew: Crew, tell: Tell): Promise<CheckedSite> {
  const tools = checkTools();
  const around = surroundingsOf(source, tools);
  const known = knownDocuments(source);
  const pieces = known.filter(({ path, trouble }) => !trouble && documentKind(path).kind === 'page');
  const examined = await crew.do({
    kind: 'examine',
    folder,
    around,
    pieces: pieces.map(({ path }) => path),
  });
  const facts = new Map(examined.map((one) => [one.path, one]));
  const all = known.map((one) => facts.get(one.path) ?? examine(contentOf(one), around, tools));
  return checkTogether(
    all,
    around,
    { ...source, drawings: await triedDrawings(source, folder, all, tell) },
    tools,
  );
}
