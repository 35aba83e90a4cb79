import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from './files/command-help';
import { readCommandLine, runCommandLine } from './files/command-line';
import { engineRoot } from './files/roots';
import { loadSchemas } from './files/load-schemas';
import { allGlyphs } from './files/brands';
import { writeWhole } from './files/write-whole';
import { blockUnion } from './gen/block-union';
import { catalogue } from './gen/catalogue';
import { editorSettings } from './gen/editor-settings';
import { glyphList, glyphSheet } from './gen/glyph-list';
import { exampleReport } from './files/example-report';
import { problemList } from './gen/problem-list';
import { registry } from './gen/registry';
import { settingsList } from './gen/settings-list';
import { checkUses } from './gen/uses';
import { types } from './gen/types';

/** Every generated file by its path below the project's folder. */
async function generated(): Promise<Record<string, string>> {
  const schemas = loadSchemas();
  checkUses(schemas);
  return {
    'schemas/block.schema.json': blockUnion(schemas),
    'src/model/content.generated.ts': await types(schemas),
    'src/blocks/registry.generated.ts': registry(schemas),
    'docs/blocks.md': catalogue(schemas),
    'docs/glyphs.md': glyphList(allGlyphs()),
    'docs/glyphs.svg': glyphSheet(allGlyphs()),
    'docs/settings.md': settingsList(schemas),
    'docs/problems.md': problemList(exampleReport),
    '.vscode/settings.json': editorSettings(schemas),
  };
}

function current(path: string): string {
  try {
    return readFileSync(join(engineRoot, path), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return '';
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(engineRoot, path)), { recursive: true });
  writeWhole(join(engineRoot, path), text);
}

/** How generated files are brought up to date. */
const command = {
  name: 'npm run gen',
  does: 'Writes what follows from the schemas: their union, the types, the registry of blocks, the lists in docs/.',
  options: {
    check: { type: 'boolean', does: 'writes nothing, and tells what is out of date', default: false },
  },
  one: 'with --check, something is out of date',
} as const satisfies Command;

await runCommandLine(command, async (args) => {
  const { check: isCheck } = readCommandLine(command, args).values;
  const stale = Object.entries(await generated()).filter(([path, text]) => current(path) !== text);
  for (const [path, text] of stale) {
    if (!isCheck) write(path, text);
    console.log(isCheck ? `${path} is out of date: run npm run gen and commit it.` : `wrote ${path}`);
  }
  if (stale.length === 0) console.log('Everything generated is up to date.');
  return isCheck && stale.length > 0 ? 1 : 0;
});
