import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import {
  clearSamples,
  type SamplePlace,
  samplesLeft,
  type Sample,
} from '../../src/content/operations/clear-samples';
import { settingsPath } from '../../src/content/source/document-kind';
import { count } from '../../src/content/problems/wording';
import { printable } from '../files/printable';
import { forPages } from '../files/same-pages';
import { demoNote } from './demo-note';
import { doneOrShown, type Chore } from './run-chore';
import type { SamplesArguments } from './samples-arguments';
import { shownIn } from './shown-path';
import { siteAt, type SiteAt } from './site-at';

/** Lists the examples of a pages folder, or takes marks out and says how many are left. Rejects with a NotPossible where there is no such mark. */
export async function samplesText({
  pages,
  cleared,
  isDryRun,
}: Pick<SamplesArguments, 'pages' | 'cleared' | 'isDryRun'>): Promise<string> {
  if (!cleared) return listText(await siteAt(pages));
  const places = cleared.map((typed) => placeOf(typed, resolve(pages)));
  const chore: Chore = { pages, decide: ({ checked }) => clearSamples(checked, places) };
  const done = await doneOrShown(chore, isDryRun);
  if (isDryRun) return done;
  const files = places.map(({ file }) => file);
  const { checked } = await siteAt(pages);
  return (
    done +
    leftText(samplesLeft(checked).length, forPages('npm run samples', pages)) +
    demoNote(pages, checked, files)
  );
}

/** `FILE`, `FILE:LINE` or `FILE#/pointer`, and `/pointer` for one of the settings, as the list shows it; the file as it lies from the current folder, or from the pages folder. */
export function placeOf(typed: string, pages: string): SamplePlace {
  if (typed.startsWith('/') && !existsSync(typed)) return { file: settingsPath, pointer: typed };
  const [, named = typed, line, pointer] = /^(.*?)(?::(\d+)(?::\d+)?|#(\/.*))?$/s.exec(typed) ?? [];
  const below = relative(pages, resolve(named)).replaceAll('\\', '/');
  const isBelow = existsSync(resolve(named)) && !below.startsWith('../');
  return {
    file: isBelow ? below : named.replaceAll('\\', '/'),
    ...(line !== undefined && { line: Number(line) }),
    ...(pointer !== undefined && { pointer }),
  };
}

/** Each example with file, line and words, and how many there are. */
export function listText({ checked, pages }: SiteAt): string {
  const left = samplesLeft(checked);
  const files = [...new Set(left.map(({ file }) => file))];
  const parts = files.map((file) =>
    fileText(
      shownIn(pages, file),
      left.filter((sample) => sample.file === file),
    ),
  );
  return parts.join('') + leftText(left.length, files.length);
}

function fileText(shown: string, samples: readonly Sample[]): string {
  const rows = samples.map(({ line, words }) => `  ${shown}:${line}  ${words}`);
  return [`${shown}: ${count(samples.length, 'example', 'examples')}`, ...rows, '']
    .map((row) => `${printable(row)}\n`)
    .join('');
}

/** @param files in how many they stand, where they were listed, or the command that lists them. */
function leftText(amount: number, files: number | string): string {
  if (amount === 0) return 'Nothing is marked as an example any more.\n';
  const where = typeof files === 'string' ? `: ${files} lists them` : ` in ${count(files, 'file', 'files')}`;
  return `${count(amount, 'example is', 'examples are')} left${where}.\n`;
}
