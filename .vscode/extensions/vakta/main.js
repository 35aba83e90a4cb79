const { join } = require('node:path');
const { LanguageClient } = require('vscode-languageclient/node');

/** The project that this folder lies in. */
const cwd = join(__dirname, '../../..');

let client;

/** Starts the language server of the project. VS Code calls this with the first document of the site that is opened. */
exports.activate = () => {
  client = new LanguageClient(
    'vakta',
    'Help with pages',
    // A shell, because npm is a script on Windows.
    { command: 'npm run --silent editor', options: { cwd, shell: true } },
    { documentSelector: [{ scheme: 'file', language: 'vakta' }] },
  );
  return client.start();
};

/** Ends the server. VS Code waits for the promise. */
exports.deactivate = () => client?.stop();
