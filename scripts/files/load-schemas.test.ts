import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { loadSchemas } from './load-schemas';
import { engineRoot } from './roots';
import { UsageError } from './usage-error';

vi.mock('./roots', async () => {
  const [fs, os] = [await import('node:fs'), await import('node:os')];
  const folder = fs.mkdtempSync(`${os.tmpdir()}/vakta-schemas-`);
  return { engineRoot: folder, siteRoot: folder };
});
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(engineRoot, 'schemas', path)), { recursive: true });
  writeFileSync(join(engineRoot, 'schemas', path), text);
};
beforeEach(() => rmSync(join(engineRoot, 'schemas'), { recursive: true, force: true }));
afterAll(() => rmSync(engineRoot, { recursive: true }));

it('schemas are found by their names, in folders too, in the order of their paths', () => {
  write('shared/link.schema.json', '{ "type": "object" }');
  write('page.schema.json', '{ "title": "Page" }');
  write('blocks/hero.schema.json', '{}');
  write('blocks/notes.json', '{}');
  write('blocks/hero.schema.json.bak', '{');
  expect(Object.entries(loadSchemas())).toEqual([
    ['blocks/hero.schema.json', {}],
    ['page.schema.json', { title: 'Page' }],
    ['shared/link.schema.json', { type: 'object' }],
  ]);
});

it('a slip in a schema is explained with its place', () => {
  write('blocks/goal.schema.json', '{\n  "title": "Goal"\n  "type": "object"\n}');
  expect(loadSchemas).toThrow(UsageError);
  expect(loadSchemas).toThrow(/^schemas\/blocks\/goal\.schema\.json:2:17 \S.*comma.* \S/);
});
