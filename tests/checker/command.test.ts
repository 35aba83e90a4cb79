import { describe, expect, it } from 'vitest';
import { checkArguments } from '../../scripts/check/arguments';
import { UsageError } from '../../scripts/files/usage-error';
import { runHere } from '../chores/support/run-here';

describe('npm run check', () => {
  it('ends with 1 and tells the problems', async () => {
    const { status, stdout, stderr } = await runHere(
      'check',
      '--pages',
      'tests/checker/fixtures/missing-hero',
    );
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
