import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { installed, packageFolders } from './packages';

const site = mkdtempSync(join(tmpdir(), 'vakta-packages-'));
const all = join(site, 'node_modules');
const engine = join(all, 'vakta');
for (const path of ['react', 'vakta/node_modules/sharp', 'sharp'])
  mkdirSync(join(all, path), { recursive: true });
afterAll(() => rmSync(site, { recursive: true }));

it('an installed engine has its packages in its own folder or beside it', () => {
  expect(packageFolders(engine)).toEqual([join(engine, 'node_modules'), all]);
  expect(installed('react', engine)).toBe(join(all, 'react'));
  expect(installed('sharp', engine)).toBe(join(engine, 'node_modules/sharp'));
});

it('an engine in its repository has no packages beside it', () => {
  expect(packageFolders(site)).toEqual([all]);
  expect(installed('none', site)).toBe(join(all, 'none'));
});
