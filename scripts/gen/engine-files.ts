import { engineSchemas } from '../files/load-schemas';
import { exampleReport } from '../files/example-report';
import { allGlyphs } from '../files/brands';
import { blockUnion } from '../schemas/block-union';
import { catalogue } from './catalogue';
import { editorSettings } from './editor-settings';
import { glyphList, glyphSheet } from './glyph-list';
import { problemList } from './problem-list';
import { registry } from './registry';
import { settingsList } from './settings-list';
import { checkUses } from '../schemas/uses';
import { types } from './types';

/** Every generated file of the engine by its path below its folder. */
export async function engineFiles(): Promise<Record<string, string>> {
  const schemas = engineSchemas();
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
    '.vscode/settings.json': editorSettings(),
  };
}
