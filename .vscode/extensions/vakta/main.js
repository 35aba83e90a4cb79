const { existsSync } = require('node:fs');
const { join } = require('node:path');

/** The project that this folder lies in. */
const cwd = join(__dirname, '../../..');

let client;

/** Starts the language server of the project. VS Code calls this with the first document of the site that is opened. */
exports.activate = () => {
  if (!existsSync(join(cwd, 'node_modules/vscode-languageclient')))
    return void require('vscode').window.showErrorMessage(
      'Pages have no help yet, because the packages of this project are not installed. Type npm ci in a terminal in its folder; then choose Developer: Reload Window in the list that F1 opens.',
    );
  const { LanguageClient } = require('vscode-languageclient/node');
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
