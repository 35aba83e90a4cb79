import { unpublishPage } from '../src/content/operations/publish-page';
import { askFirst } from './chores/ask-first';
import { keepList } from './chores/kept-list';
import { linkNote } from './chores/link-note';
import { unpublishArguments, unpublishCommand } from './chores/publish-arguments';
import { runCommandLine } from './files/command-line';

await runCommandLine(unpublishCommand, (args) => {
  const { route, pages, ...how } = unpublishArguments(args);
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
