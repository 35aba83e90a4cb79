import { onePage } from './chores/one-page';
import { publish } from './chores/publish';
import { dryRunOption, pagesOption, type Command } from './files/command-help';
import { runCommandLine } from './files/command-line';

/** How a draft is published. */
const command = {
  name: 'npm run publish',
  does: 'Publishes a draft: takes its "draft": true out.',
  takes: { '/address': 'the page' },
  options: { 'dry-run': dryRunOption, pages: pagesOption },
  one: 'it cannot be published, and nothing was changed',
} as const satisfies Command;

await runCommandLine(command, async (args) => {
  const { text, finish } = await publish(onePage(command, args));
  process.stdout.write(text);
  finish();
  return 0;
});
