import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { measuredProcess } from './measured-process';

const folder = mkdtempSync(join(tmpdir(), 'vakta-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('tells what a process took of time and memory', async () => {
  writeFileSync(join(folder, 'page.json'), '{}');
  const taken = await measuredProcess('bench/floor/plain-parse-process.ts', [folder]);
  expect(taken.processorSeconds).toBeGreaterThan(0);
  expect(taken.megabytes).toBeGreaterThan(20);
  expect(taken.seconds).toBeGreaterThan(0);
});

it('tells what a process said that failed', async () => {
  writeFileSync(join(folder, 'page.json'), '{ no JSON');
  await expect(measuredProcess('bench/floor/plain-parse-process.ts', [folder])).rejects.toThrow(
    'SyntaxError',
  );
});
