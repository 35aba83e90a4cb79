import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { engineRoot } from '../../../scripts/files/roots';

export const folder = join(engineRoot, '.vscode/extensions/vakta');
export const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  main: string;
  contributes: {
    languages: [{ id: string; filenamePatterns: [string]; configuration: string }];
    grammars: [{ language: string; path: string }];
  };
};

/** What the extension asks of `vscode-languageclient`, which only runs within VS Code. */
interface Asked {
  server: { command: string; options: { cwd: string; shell: boolean } };
  client: { documentSelector: { scheme: string; language: string }[] };
  calls: string[];
}

interface Extension {
  activate?: () => Promise<void>;
  deactivate?: () => Promise<void>;
}

/**
 * The extension as VS Code loads it, with a language client that only notes what it is asked.
 * @param isInstalled whether `npm ci` has been run.
 */
export function load(isInstalled = true): { extension: Extension; asked: Partial<Asked>[]; said: string[] } {
  const asked: Partial<Asked>[] = [];
  const said: string[] = [];
  class LanguageClient {
    readonly #own: Partial<Asked> & { calls: string[] };
    constructor(_id: string, _name: string, server: Asked['server'], client: Asked['client']) {
      this.#own = { server, client, calls: [] };
      asked.push(this.#own);
    }
    start = async () => void this.#own.calls.push('start');
    stop = async () => void this.#own.calls.push('stop');
  }
  const modules: Record<string, unknown> = {
    'node:fs': { existsSync: () => isInstalled },
    'node:path': { join },
    vscode: { window: { showErrorMessage: (message: string) => said.push(message) } },
    'vscode-languageclient/node': { LanguageClient },
  };
  const extension: Extension = {};
  const text = readFileSync(join(folder, manifest.main), 'utf8');
  const run = compileFunction(text, ['require', 'exports', '__dirname']) as (...given: unknown[]) => void;
  run((name: string) => modules[name], extension, folder);
  return { extension, asked, said };
}
