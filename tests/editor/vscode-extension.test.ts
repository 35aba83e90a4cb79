import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagesOption } from '../../scripts/files/command-help';
import { engineRoot } from '../../scripts/files/roots';
import { folder, load, manifest } from './support/extension';

const [language] = manifest.contributes.languages;

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
    const settings = JSON.parse(readFileSync(join(engineRoot, '.vscode/settings.json'), 'utf8')) as object;
    expect(Object.keys(settings)).toContain(`[json][${language.id}]`);
  });
});
