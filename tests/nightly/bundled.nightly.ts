import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineRoot } from '../../scripts/files/roots';
import { smallSite } from '../checker/support/virtual-site';

const fixtures = join(engineRoot, 'tests/checker/fixtures');

/** The problems that the check prints of a folder, called by Node with these words. */
function problemsBy(words: string[], pages: string): unknown[] {
  const check = [...words, 'scripts/check.ts', '--format', 'json', '--pages', pages];
  const { stdout } = spawnSync(process.execPath, check, { cwd: engineRoot, encoding: 'utf8' });
  return (JSON.parse(stdout) as { problems: unknown[] }).problems;
}

it('The check in one file, with its schemas compiled beforehand, finds the same as its modules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vakta-bundled-'));
  try {
    cpSync(smallSite, folder, { recursive: true });
    const some = readdirSync(fixtures).filter((name) =>
      /^(?:missing|unknown|value|wrong|unique)-/.test(name),
    );
    for (const [at, name] of some.entries())
      for (const file of readdirSync(join(fixtures, name)).filter((one) => /^[a-z-]+\.json$/.test(one)))
        cpSync(join(fixtures, name, file), join(folder, `mistake-${at}-${file}`));
    const problems = problemsBy(['scripts/bundled.mjs'], folder);
    expect(problems.length).toBeGreaterThan(100);
    expect(problems).toEqual(problemsBy(['--import', 'tsx'], folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
