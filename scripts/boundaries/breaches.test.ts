import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineRoot } from '../files/roots';
import { breachesOf, leadsTo, targetOf } from './breaches';
import { importsOf } from './imports-of';
import { isTest, roomOf, rooms, rulesOf } from './rooms';
import { sourceFiles } from './source-files';

const files = sourceFiles(engineRoot).filter((file) => !isTest(file));

/** What is said of a file with this text. */
const breaches = (file: string, text: string) => breachesOf(engineRoot, file, text);

/** What is said of a file that imports one thing. */
const planted = (file: string, specifier: string) => breaches(file, `import { x } from '${specifier}';\n`);

const relativeFrom = (file: string, target: string) =>
  relative(dirname(file), target).replace(/^(?!\.)/, './');

/** The folder by which the table knows a file's room. */
const folderOf = (file: string) =>
  Object.keys(rooms).find((key) => rooms[key] === rulesOf(roomOf(file) ?? '')) ?? '';

const refused = [
  ['src/model/probe.ts', 'react'],
  ['src/model/probe.ts', '../content/facts'],
  ['src/model/probe.ts', '../../node_modules/react/index.js'],
  ['src/content/rules/probe.ts', 'react'],
  ['src/content/rules/probe.ts', 'fs'],
  ['src/content/rules/probe.ts', 'node:fs'],
  ['src/content/rules/probe.ts', 'react-dom/server'],
  ['src/content/rules/probe.ts', 'sharp'],
  ['src/content/rules/probe.ts', 'ajv'],
  ['src/content/rules/probe.ts', '../../components/Icon/Icon'],
  ['src/content/rules/probe.ts', '../../chat/conversation'],
  ['src/content/rules/probe.ts', '../testing/pages'],
  ['src/content/rules/probe.ts', '../../../scripts/files/roots'],
  ['src/content/rules/probe.ts', '../../../tests/checker/cases'],
  ['src/components/Probe/Probe.tsx', '../../content/facts'],
  ['src/components/Probe/Probe.tsx', '../../blocks/hero/Hero'],
  ['src/components/Probe/Probe.tsx', 'react-router-dom'],
  ['src/components/Probe/Probe.tsx', 'path'],
  ['src/forms/Probe.tsx', '../blocks/hero/Hero'],
  ['src/forms/Probe.tsx', '../chat/ChatDialog'],
  ['src/chat/Probe.tsx', '../shell/Shell'],
  ['src/blocks/probe.ts', '../content/facts'],
  ['src/blocks/probe.ts', '../shell/Shell'],
  ['src/blocks/goal/Probe.tsx', '../hero/Hero'],
  ['src/blocks/goal/Probe.tsx', '../../blocks/hero/Hero'],
  ['src/blocks/goal/Probe.tsx', './../hero/Hero.tsx'],
  ['src/blocks/goal/Probe.tsx', '../Blocks'],
  ['src/blocks/goal/Probe.tsx', '../../chat/ChatDialog'],
  ['src/blocks/goal/Probe.tsx', '../../content/facts'],
  ['src/blocks/goal/Probe.tsx', '../../shell/Shell'],
  ['src/blocks/goal/Probe.tsx', 'unified'],
  ['src/shell/Probe.tsx', '../content/facts'],
  ['src/shell/Probe.tsx', 'minisearch'],
  ['src/app/probe.ts', 'ajv'],
  ['src/app/probe.ts', 'react-dom/server'],
  ['src/app/probe.ts', '../../scripts/files/roots'],
  ['src/app/inline-script/probe.ts', 'react'],
  ['src/entry-client.ts', 'react-dom/server'],
  ['scripts/build/probe.ts', '../../src/blocks/hero/Hero'],
  ['scripts/build/probe.ts', '../../src/forms/FormOfKind'],
  ['scripts/build/probe.ts', '../build.test'],
  ['scripts/receive/probe.ts', '../../src/forms/validation'],
] as const;

const allowed = [
  ['src/model/probe.ts', './grounds'],
  ['src/model/chat/probe.ts', '../content.generated'],
  ['src/chat/Probe.tsx', '../forms/FormOfKind'],
  ['src/content/rules/probe.ts', '../../model/chat/words'],
  ['src/content/validate/probe.ts', 'ajv/dist/2020.js'],
  ['src/components/Probe/Probe.tsx', '@mantine/core/styles/Loader.css'],
  ['src/blocks/goal/Probe.tsx', '../../components/Icon/Icon'],
  ['src/blocks/goal/Probe.tsx', './parts'],
  ['src/blocks/registry.generated.ts', './hero/Hero'],
  ['scripts/build/probe.ts', 'fs'],
  ['src/model/probe.test.ts', 'vitest'],
] as const;

const ways = [
  "import type { x } from 'sharp';",
  "import { type x } from 'sharp';",
  "import 'sharp';",
  "export { x } from 'sharp';",
  "export type { x } from 'sharp';",
  "export * from 'sharp';",
  "type X = import('sharp').X;",
  "const x = import('sharp');",
  "const x = await import(`${'sharp'}`);",
  "const x = require('sharp');",
  "const x = require.resolve('sharp');",
  "import x = require('sharp');",
  "const x = import.meta.glob('../../pages-json/*.json');",
  "const x = import.meta.resolve('sharp');",
];

describe('the walls', () => {
  it.each(refused)('keep %s from importing %s', (file, specifier) => {
    expect(planted(file, specifier)).toMatchObject([{ file, line: 1 }]);
  });

  it.each(allowed)('let %s import %s', (file, specifier) => {
    expect(planted(file, specifier)).toEqual([]);
  });

  it.each(ways)('see %s', (text) => {
    expect(breaches('src/model/probe.ts', `// First.\n${text}\n`)).toMatchObject([{ line: 2 }]);
  });

  it('see what a stylesheet takes from elsewhere', () => {
    const text = `.a { composes: b from '../hero/Hero.module.css'; }\n@import url('../faq/Faq.module.css');\n`;
    expect(breaches('src/blocks/goal/Goal.module.css', text).map(({ line }) => line)).toEqual([1, 2]);
  });

  it('stand between every two rooms that are not named to each other', () => {
    const each = new Map(files.map((file) => [roomOf(file) ?? '', file]));
    for (const [from, file] of each)
      for (const [to, target] of each) {
        const isOpen = from === to || rulesOf(from)?.rooms.some((door) => leadsTo(door, target));
        const found = planted(file.replace(/css$/, 'ts'), relativeFrom(file, target));
        expect(found, `${from} → ${to}`).toHaveLength(isOpen ? 0 : 1);
      }
  });

  it('want a room for every file', () => {
    expect(breaches('src/elsewhere/probe.ts', '')).toMatchObject([{ line: 1 }]);
  });

  it('have no door that nobody uses', () => {
    const used = new Map<string, Set<string>>();
    for (const file of files) {
      const targets = used.get(folderOf(file)) ?? new Set();
      used.set(folderOf(file), targets);
      const imports = importsOf(file, readFileSync(join(engineRoot, file), 'utf8'));
      for (const { specifier } of imports) targets.add(targetOf(engineRoot, file, specifier));
    }
    const unused = Object.entries(rooms).flatMap(([folder, room]) =>
      [...room.rooms, ...room.packages]
        .filter((door) => ![...(used.get(folder) ?? [])].some((target) => leadsTo(door, target)))
        .map((door) => `${folder} → ${door}`),
    );
    expect(unused).toEqual([]);
  });
});
