import { siteAt } from './chores/site-at';
import { unusedText, whereText } from './chores/where';
import { pagesOption, usageOf, type Command } from './files/command-help';
import { readCommandLine, runCommandLine } from './files/command-line';
import { UsageError } from './files/usage-error';

/** How it is asked who uses something. */
const command = {
  name: 'npm run where',
  does: 'Tells which places name something or say some words; without a name, what nobody uses.',
  takes: {
    '[NAME]':
      'a page (/faqs, /faqs#prices), a picture, an icon, a shared list, a placeholder, a block, or words ("Team Building")',
  },
  options: { pages: pagesOption },
  one: 'there is nothing of this name',
} as const satisfies Command;

await runCommandLine(command, async (args) => {
  const { values, positionals } = readCommandLine(command, args);
  const [name, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`Name one thing. ${usageOf(command)}`);
  const site = await siteAt(values.pages);
  process.stdout.write(name === undefined ? unusedText(site) : whereText(site, name));
  return 0;
});
