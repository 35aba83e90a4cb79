import { expect, it } from 'vitest';
import { fuzz } from '../serve/support/fuzz';
import { servedSite, smallSite } from '../serve/support/small-site';

it('a served site answers as before after 10,000 requests that nobody sends', async () => {
  const { port, url } = await servedSite(smallSite());
  const counts = await fuzz(port, 10_000, 2);
  expect(counts).not.toHaveProperty('500');
  expect(counts).not.toHaveProperty('503');
  expect(await (await fetch(url)).text()).toBe('<h1>Home</h1>');
  console.log(`10,000 odd requests, answers by status (0: closed without one): ${JSON.stringify(counts)}`);
});
