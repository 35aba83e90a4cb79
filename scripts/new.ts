import { runCommandLine } from './files/command-line';
import { newArguments, newCommand } from './new/arguments';
import { newPage } from './new/new-page';

await runCommandLine(newCommand, async (args) => {
  const { file, route } = await newPage(newArguments(args));
  console.log(`Wrote ${file}, the page ${route}. Change its words and check it: npm run check -- ${file}`);
  console.log(
    'No page links to it yet: name it in a shared list (_collections) or in the navigation (_site.json).',
  );
  console.log('Its "sample": true keeps the site from a release until you take that line out.');
  return 0;
});
