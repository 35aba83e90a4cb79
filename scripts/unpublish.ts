import { unpublishPage } from '../src/content/operations/publish-page';
import { askFirst } from './chores/ask-first';
import { keepList } from './chores/kept-list';
import { linkNote } from './chores/link-note';
import { onePage } from './chores/one-page';
import { dryRunOption, pagesOption, yesOption, type Command } from './files/command-help';
import { runCommandLine } from './files/command-line';

/** How a page becomes a draft. */
const command = {
  name: 'npm run unpublish',
  does: 'Makes a page a draft, and takes away what leads there: shows the list of it and asks first.',
  takes: { '/address': 'the page' },
  options: { 'dry-run': dryRunOption, yes: yesOption, pages: pagesOption },
  one: 'it cannot become a draft, or should not, and nothing was changed',
  notes: [
    'An entry of a menu or list and a button go with their link; a link in a text becomes its words. A card goes as a whole.',
    'npm run publish does not bring them back, but shows the list of them again; until then it is kept in .data/unpublished/, beside the pages folder.',
  ],
} as const satisfies Command;

await runCommandLine(command, (args) => {
  const { route, pages, ...how } = onePage(command, args);
  return askFirst(
    {
      pages,
      decide: ({ checked, tools }) => unpublishPage(checked, tools.validator, route),
      noteOf: (_, change, before) => linkNote(pages, before, change),
      keep: (change, before) => keepList(pages, route, change, before),
    },
    {
      ...how,
      question: `Make ${route} a draft, with all of this? publish will show this list again, and not put the links back.`,
      nothingToDo: `${route} is a draft already, and nothing that is published leads there.`,
    },
  );
});
