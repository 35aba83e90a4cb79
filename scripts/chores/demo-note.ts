import type { CheckedSite } from '../../src/content/check-site';
import { demoValues } from '../../src/content/rules/samples/release';
import { brief, count } from '../../src/content/problems/wording';
import { forPages } from '../files/same-pages';
import { shownIn } from './shown-path';

/** What some files still have of the demo where no mark says so any more, a line for each; nothing where they have nothing. */
export function demoNote(pages: string, checked: CheckedSite, files: readonly string[]): string {
  const left = demoValues(checked.site);
  const lines = [...new Set(files)].flatMap((file) => {
    const own = left.filter((one) => one.file === file);
    const [first] = own;
    if (!first) return [];
    const values = count(own.length, 'value', 'values');
    return `${shownIn(pages, file)} still has ${values} of the demo, like "${brief(first.text)}".\n`;
  });
  if (lines.length === 0) return '';
  return `${lines.join('')}Nothing marks them any more: ${forPages('npm run check', pages, '--release')} shows each with its line.\n`;
}
