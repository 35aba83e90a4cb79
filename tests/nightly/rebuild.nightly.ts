import { expect, it } from 'vitest';
import { readDuring, rebuiltSite } from '../serve/support/rebuilds';
import { servedSite } from '../serve/support/small-site';

it('each answer during 1,000 rebuilds is wholly of the build before or wholly of the one after', async () => {
  const { dist, rebuild } = rebuiltSite();
  const { url } = await servedSite(dist);
  const { count, wrong } = await readDuring(url, async (answers) => {
    for (let at = 0; at < 1000; at += 1) {
      rebuild(at);
      await answers(at % 10);
    }
  });
  expect(wrong).toEqual([]);
  console.log(`1,000 rebuilds under ${count} requests: each answer whole, of one build.`);
});
