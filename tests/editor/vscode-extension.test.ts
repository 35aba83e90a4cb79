import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import {
  createProtocolConnection,
  ExitNotification,
  InitializeRequest,
  ShutdownRequest,
} from 'vscode-languageserver/node';
import { describe, expect, it } from 'vitest';
import { pagesOption } from '../../scripts/files/command-help';
import { projectRoot } from '../../scripts/files/project-root';

const folder = join(projectRoot, '.vscode/extensions/vakta');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  main: string;
  contributes: {
    languages: [{ id: string; filenamePatterns: [string]; configuration: string }];
    grammars: [{ language: string; path: string }];
  };
};
const [language] = manifest.contributes.languages;

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
function load(isInstalled = true): { extension: Extension; asked: Partial<Asked>[]; said: string[] } {
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

describe('The extension for VS Code', () => {
  it('starts one language server when it is needed, and stops it', async () => {
    const { extension, asked } = load();
    expect(asked).toEqual([]);
    await extension.activate?.();
    expect(asked.map(({ calls }) => calls)).toEqual([['start']]);
    await extension.deactivate?.();
    expect(asked.map(({ calls }) => calls)).toEqual([['start', 'stop']]);
  });

  it('has nothing to stop where nothing was started', async () => {
    const { extension, asked } = load();
    await extension.deactivate?.();
    expect(asked).toEqual([]);
  });

  it('says what to do where the packages are not installed, and starts nothing', async () => {
    const { extension, asked, said } = load(false);
    await extension.activate?.();
    expect(said).toEqual([expect.stringContaining('npm ci')]);
    expect(asked).toEqual([]);
  });

  it('starts what speaks with an editor, and ends with it', async () => {
    const { extension, asked } = load();
    await extension.activate?.();
    const { command = '', options } = asked[0]?.server ?? {};
    expect(options?.cwd).toBe(projectRoot);
    const server = spawn(command, { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const connection = createProtocolConnection(server.stdout, server.stdin);
    connection.listen();
    const hello = { processId: process.pid, rootUri: null, capabilities: {} };
    const { capabilities } = await connection.sendRequest(InitializeRequest.type, hello);
    expect(capabilities.completionProvider).toBeDefined();
    await connection.sendRequest(ShutdownRequest.type);
    await connection.sendNotification(ExitNotification.type);
    expect(await ended).toBe(0);
  });

  it('helps with documents of a kind that VS Code takes for no other JSON, and so tells of nothing twice', async () => {
    const { extension, asked } = load();
    await extension.activate?.();
    expect(asked[0]?.client?.documentSelector).toEqual([{ scheme: 'file', language: language.id }]);
    expect(['json', 'jsonc']).not.toContain(language.id);
  });

  it('takes the documents of the site for that kind, and no others', () => {
    expect(language.filenamePatterns).toEqual([`**/${pagesOption.default}/**/*.json`]);
  });

  it('shows them as VS Code shows JSON, by files that it has', () => {
    const { grammars } = manifest.contributes;
    expect(grammars.map((grammar) => grammar.language)).toEqual([language.id]);
    for (const path of [language.configuration, grammars[0].path])
      expect(existsSync(join(folder, path))).toBe(true);
    const settings = JSON.parse(readFileSync(join(projectRoot, '.vscode/settings.json'), 'utf8')) as object;
    expect(Object.keys(settings)).toContain(`[json][${language.id}]`);
  });
});
