import { removePage } from '../src/content/operations/publish-page';
import { askFirst } from './chores/ask-first';
import { linkNote } from './chores/link-note';
import { removeArguments, removeCommand } from './chores/remove-arguments';
import { goneTitleNote } from './chores/title-note';
import { runCommandLine } from './files/command-line';

await runCommandLine(removeCommand, (args) => {
  const { route, pages, ...how } = removeArguments(args);
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
