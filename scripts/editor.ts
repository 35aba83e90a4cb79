import { createConnection } from 'vscode-languageserver/node';
import { serveEditor } from './editor/serve-editor';
import { pagesOption, type Command } from './files/command-help';
import { readCommandLine, runCommandLine } from './files/command-line';

/** How an editor starts the language server. */
const command = {
  name: 'npm run --silent editor',
  does: 'Helps an editor for text while one writes: suggestions from the site, mistakes, and what fixes them.',
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
    'It opens no port. How to set up an editor: docs/guide/editors.md of vakta.',
  ],
} as const satisfies Command;

await runCommandLine(command, (args) => {
  const { pages } = readCommandLine(command, args).values;
  serveEditor(createConnection(process.stdin, process.stdout), pages);
  return 0;
});
