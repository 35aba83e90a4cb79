import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { engineRoot } from '../../scripts/files/roots';

// Inside the project, so that the packages are found.
const folder = join(engineRoot, '.cache/missing-component');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function typeCheck(): string {
  const config = {
    extends: '../../tsconfig.json',
    include: ['src/blocks/registry.generated.ts', 'src/vite.d.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(engineRoot, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [compiler, '-p', folder], { cwd: engineRoot, encoding: 'utf8' }).stdout;
}

describe('the registry', () => {
  it('is a type error that names the file when a component is missing', () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(join(engineRoot, 'src'), join(folder, 'src'), { recursive: true });
    rmSync(join(folder, 'src/blocks/goal/Goal.tsx'));
    const errors = typeCheck().trim().split('\n');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain("Cannot find module './goal/Goal'");
  });
});
