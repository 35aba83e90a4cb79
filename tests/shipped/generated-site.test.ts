import { expect, it } from 'vitest';
import { checkSite } from '../../src/content/check-site';
import { generatedSite } from '../../scripts/bench/generated-site';
import { jpegPhotograph } from '../../scripts/bench/photographs';
import { checkTools } from '../../scripts/files/check-tools';

const source = generatedSite(14);
const texts = source.documents.map(({ bytes }) => new TextDecoder().decode(bytes));

it('gives pages without a problem, and all of the photographs are used', () => {
  expect(checkSite(source, checkTools()).problems).toEqual([]);
  expect(source.media.filter((file) => !texts.join().includes(file.replace('.jpg', '"')))).toEqual([]);
});

it('gives pages of eight blocks, of which no two are alike', () => {
  const pages = texts.slice(1);
  const blocks = pages.map((text) => (JSON.parse(text) as { blocks: object[] }).blocks.length);
  expect(new Set(blocks)).toEqual(new Set([8]));
  expect(new Set(pages).size).toBe(pages.length);
});

it('draws the same photograph from the same seed, and another one from another', async () => {
  const [one, again, other] = await Promise.all(['a', 'a', 'b'].map(jpegPhotograph));
  expect(one?.equals(again ?? Buffer.of())).toBe(true);
  expect(one?.equals(other ?? Buffer.of())).toBe(false);
});
