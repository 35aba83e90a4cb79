import { createConnection } from 'vscode-languageserver/node';
import { editorArguments, editorCommand } from './editor/arguments';
import { serveEditor } from './editor/serve-editor';
import { runCommandLine } from './files/command-line';

await runCommandLine(editorCommand, (args) => {
  serveEditor(createConnection(process.stdin, process.stdout), editorArguments(args).pages);
  return 0;
});
