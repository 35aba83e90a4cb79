import { fetchThumbnails } from './chores/thumbnails';
import { thumbnailsArguments, thumbnailsCommand } from './chores/thumbnails-arguments';
import { runCommandLine } from './files/command-line';

await runCommandLine(thumbnailsCommand, async (args) => {
  process.stdout.write(await fetchThumbnails(thumbnailsArguments(args)));
  return 0;
});
