import { randomBytes } from 'node:crypto';
import { renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDuring, rebuiltSite } from './support/rebuilds';
import { servedSite } from './support/small-site';

it('each answer during 12 rebuilds is wholly of the build before or wholly of the one after', async () => {
  const { dist, rebuild } = rebuiltSite();
  const { url } = await servedSite(dist);
  const { count, wrong } = await readDuring(url, async (answers) => {
    for (let at = 0; at < 12; at += 1) {
      rebuild(at);
      await answers(8);
    }
  });
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(96);
});

it('a site that is gone is told, and is served again when it is back', async () => {
  const { dist } = rebuiltSite();
  const { url } = await servedSite(dist);
  renameSync(dist, `${dist}.away`);
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm run build')]);
  renameSync(`${dist}.away`, dist);
  expect((await fetch(url)).status).toBe(200);
});

it('a file that is cut while it is sent breaks the answer off', async () => {
  const { dist } = rebuiltSite();
  const file = join(dist, 'media/large.svg');
  // More than fits between a server and a reader who does not read, even compressed.
  writeFileSync(file, randomBytes(16_000_000).toString('hex'));
  const { url } = await servedSite(dist);
  const answer = await fetch(`${url}/media/large.svg`);
  expect(answer.headers.get('Content-Length')).toBeNull();
  truncateSync(file, 1000);
  await expect(answer.text()).rejects.toThrow('terminated');
  expect((await fetch(url)).status).toBe(200);
});
