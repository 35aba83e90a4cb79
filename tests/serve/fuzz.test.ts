import { expect, it } from 'vitest';
import { fuzz } from './support/fuzz';
import { servedSite, smallSite } from './support/small-site';

it('a served site answers as before after 500 requests that nobody sends', async () => {
  const { port, url } = await servedSite(smallSite());
  const counts = await fuzz(port, 500, 1);
  expect(Object.keys(counts)).toEqual(expect.arrayContaining(['200', '400', '403', '404', '405']));
  expect(counts).not.toHaveProperty('500');
  expect(counts).not.toHaveProperty('503');
  expect(await (await fetch(url)).text()).toBe('<h1>Home</h1>');
});
