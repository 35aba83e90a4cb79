import { pagesOption, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';

/** How an editor starts the language server. */
export const editorCommand = {
  name: 'npm run --silent editor',
  does: 'Helps an editor for text while one writes: suggestions from the site, mistakes, and what mends them.',
  options: {
    pages: pagesOption,
    stdio: {
      type: 'boolean',
      does: 'changes nothing; many editors add it',
      default: false,
    },
  },
  notes: [
    'It is started by an editor, and speaks the Language Server Protocol on standard input and output.',
    'It opens no port. How to set up an editor: docs/guide/editors.md.',
  ],
} as const satisfies Command;

/** The pages folder that was asked for, as written. Throws a UsageError that says what is wrong. */
export function editorArguments(args: string[]): { pages: string } {
  const { pages } = readCommandLine(editorCommand, args).values;
  return { pages };
}
