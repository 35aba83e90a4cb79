import { removePage } from '../src/content/operations/publish-page';
import { askFirst } from './chores/ask-first';
import { linkNote } from './chores/link-note';
import { onePage } from './chores/one-page';
import { goneTitleNote } from './chores/title-note';
import { dryRunOption, pagesOption, yesOption, type Command } from './files/command-help';
import { runCommandLine } from './files/command-line';

/** How a page is taken away. */
const command = {
  name: 'npm run remove',
  does: 'Takes a page away, and with it what leads there: shows the list of it and asks first.',
  takes: { '/address': 'the page' },
  options: { 'dry-run': dryRunOption, yes: yesOption, pages: pagesOption },
  one: 'it cannot be taken away, or should not, and nothing was changed',
  notes: [
    'A form that no other page shows goes too. An entry of a menu or list and a button go with their link; a link in a text becomes its words. A card goes as a whole.',
  ],
} as const satisfies Command;

await runCommandLine(command, (args) => {
  const { route, pages, ...how } = onePage(command, args);
  return askFirst(
    {
      pages,
      decide: ({ checked, tools }) => removePage(checked, tools.validator, route),
      noteOf: (_, change, before, was) =>
        linkNote(pages, before, change) + goneTitleNote(pages, was, route, change),
    },
    { ...how, question: `Take ${route} away with all of this?`, nothingToDo: 'There is nothing to do.' },
  );
});
