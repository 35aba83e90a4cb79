import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pagesIn } from '../../../scripts/check/check-pages';
import { checkTools } from '../../../scripts/files/check-tools';
import { checkSite } from '../../../src/content/check-site';
import { pageText } from '../../checker/support/summary-of';
import { smallSite } from '../../checker/support/virtual-site';

/** Writes the small site with a folder of pages, whose links and old addresses stay as they are when it is renamed there and back. */
export function writeTalks(pages: string): void {
  cpSync(smallSite, pages, { recursive: true });
  const more = (text: string): string => JSON.stringify({ type: 'prose', heading: 'More', text });
  const [first, all] = ['[First](/talks/first)', '[all](/talks)'];
  const files = {
    'talks/index.json': pageText('Talks', '"aliases": ["/lectures/of/all"],', more(first)),
    'talks/first.json': pageText('First', '"aliases": ["/lectures/of/all/first"],', more(all)),
    'talks/old/second.json': pageText(
      'Second',
      '"aliases": ["/lectures/of/all/old/second"],',
      more(`${first}, ${all}`),
    ),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(pages, path)), { recursive: true });
    writeFileSync(join(pages, path), text);
  }
}

/** All files of a folder with their texts, hidden ones too. */
export function stateOf(pages: string): string {
  const files = readdirSync(pages, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const texts = files.map((one) => join(one.parentPath, one.name)).toSorted();
  return JSON.stringify(texts.map((path) => [path, readFileSync(path, 'utf8')]));
}

/** Kills a process that renames there and back, as often as is asked, each time at another moment; gives the states of the folder after it was read again, and what the check found there. */
export async function killRenaming(
  pages: string,
  kills: number,
): Promise<{ states: string[]; problems: string[] }> {
  const found = { states: [] as string[], problems: [] as string[] };
  for (let kill = 0; kill < kills; kill += 1) {
    await killOne(pages, (kill * 7) % 40);
    const { problems } = checkSite(await pagesIn(pages), checkTools());
    found.problems.push(...problems.map(({ file, message }) => `${file}: ${message}`));
    found.states.push(stateOf(pages));
  }
  return found;
}

async function killOne(pages: string, delay: number): Promise<void> {
  const script = join(import.meta.dirname, 'renaming-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, pages], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await Promise.race([gone, new Promise((resolve) => child.stdout.once('data', resolve))]);
  await new Promise((resolve) => setTimeout(resolve, delay));
  child.kill('SIGKILL');
  await gone;
}
