import { fetchThumbnails } from './chores/thumbnails';
import { dryRunOption, pagesOption, type Command } from './files/command-help';
import { readCommandLine, runCommandLine } from './files/command-line';

/** How thumbnails of videos are fetched. */
const command = {
  name: 'npm run thumbnails',
  does: 'Fetches the pictures of videos that pages name as "youtube/" and the id, and are not in _media yet.',
  options: { 'dry-run': dryRunOption, pages: pagesOption },
  one: 'some could not be had, the others are there',
  notes: ['They become files of the site: YouTube hears of this computer now, and never of a visitor.'],
} as const satisfies Command;

await runCommandLine(command, async (args) => {
  const { pages, 'dry-run': isDryRun } = readCommandLine(command, args).values;
  process.stdout.write(await fetchThumbnails({ pages, isDryRun }));
  return 0;
});
