import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkArguments } from '../../scripts/check/arguments';
import { UsageError } from '../../scripts/files/usage-error';
import { testPath } from './support/virtual-site';

const root = testPath('../..');

function run(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const command = [join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/check.ts', ...args];
  return spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
}

describe('npm run check', () => {
  it('ends with 1 and tells the problems', () => {
    const { status, stdout, stderr } = run('--pages', 'tests/checker/fixtures/missing-hero');
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/^error tests\/checker\/fixtures\/missing-hero\//);
  });

  it.each([
    [['--format', 'xml'], /--format is text, json, github or sarif, not "xml"/],
    [['--pages'], /--pages/],
    [['--colour'], /--colour.*Usage: npm run check/s],
  ])('refuses %j', (args, message) => {
    expect(() => checkArguments(args)).toThrow(UsageError);
    expect(() => checkArguments(args)).toThrow(message);
  });
});
