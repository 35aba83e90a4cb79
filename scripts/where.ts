import { siteAt } from './chores/site-at';
import { unusedText, whereText } from './chores/where';
import { whereArguments, whereCommand } from './chores/where-arguments';
import { runCommandLine } from './files/command-line';

await runCommandLine(whereCommand, async (args) => {
  const { name, pages } = whereArguments(args);
  const site = await siteAt(pages);
  process.stdout.write(name === undefined ? unusedText(site) : whereText(site, name));
  return 0;
});
