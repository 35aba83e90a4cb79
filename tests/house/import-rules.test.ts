import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/files/project-root';

const folder = mkdtempSync(join(tmpdir(), 'vakta-lint-'));
cpSync(join(projectRoot, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the linter says of a file that imports one thing. */
function lint(file: string, imported: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { x } from '${imported}';\n\nexport const y = x;\n`);
  const { stdout } = spawnSync('npx', ['oxlint', '-c', join(folder, '.oxlintrc.json'), path], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  rmSync(path);
  return stdout;
}

const forbidden = [
  ['src/model/probe.ts', 'react'],
  ['src/model/probe.ts', '../content/site'],
  ['src/content/rules/probe.ts', 'react'],
  ['src/content/rules/probe.ts', 'node:fs'],
  ['src/content/rules/probe.ts', '../../components/Icon/Icon'],
  ['src/content/rules/probe.ts', '../../chat/conversation'],
  ['src/components/Probe/Probe.tsx', '../../content/site'],
  ['src/components/Probe/Probe.tsx', '../../blocks/hero/Hero'],
  ['src/forms/Probe.tsx', '../blocks/hero/Hero'],
  ['src/forms/Probe.tsx', '../chat/ChatDialog'],
  ['src/chat/Probe.tsx', '../shell/Shell'],
  ['src/blocks/goal/Probe.tsx', '../hero/Hero'],
  ['src/blocks/goal/Probe.tsx', '../../content/site'],
  ['src/blocks/goal/Probe.tsx', '../../shell/Shell'],
  ['src/shell/Probe.tsx', '../content/site'],
  ['src/app/probe.ts', 'node:fs'],
  ['src/app/probe.ts', '../../scripts/files/project-root'],
  ['scripts/build/probe.ts', '../../src/blocks/hero/Hero'],
] as const;

const allowed = [
  ['src/model/probe.ts', './grounds'],
  ['src/model/chat/probe.ts', '../content.generated'],
  ['src/chat/Probe.tsx', '../forms/EnquiryForm'],
  ['src/forms/Probe.tsx', '../components/Icon/Icon'],
  ['src/content/rules/probe.ts', '../../model/chat/words'],
  ['src/content/rules/probe.ts', '../../model/json'],
  ['src/content/rules/probe.ts', 'ajv/dist/2020.js'],
  ['src/components/Probe/Probe.tsx', '@mantine/core'],
  ['src/blocks/goal/Probe.tsx', '../../components/Icon/Icon'],
  ['src/blocks/goal/Probe.tsx', './parts'],
  ['src/shell/Probe.tsx', '../components/Icon/Icon'],
  ['scripts/build/probe.ts', '../../src/content/site'],
] as const;

describe('the import rules', () => {
  it.each(forbidden)('keep %s from importing %s', (file, imported) => {
    expect(lint(file, imported)).toContain('eslint(no-restricted-imports)');
  });

  it.each(allowed)('let %s import %s', (file, imported) => {
    expect(lint(file, imported)).toContain('0 errors');
  });
});
