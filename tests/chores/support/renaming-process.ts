import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runChore } from '../../../scripts/chores/run-chore';
import { rename } from '../../../src/content/operations/rename';

// Renames a page and all pages below it there and back in the folder that was named, until it is killed.
const [pages = ''] = process.argv.slice(2);
const places = ['/talks/', '/lectures/of/all/'] as const;
let isThere = !existsSync(join(pages, 'talks/index.json'));
for (;;) {
  const [from, to] = isThere ? [places[1], places[0]] : places;
  await runChore({ pages, decide: ({ checked }) => rename(checked, from, to) });
  process.stdout.write(`${to}\n`);
  isThere = !isThere;
}
