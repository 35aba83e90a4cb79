import { describe, expect, it } from 'vitest';
import { tools } from '../../../../tests/checker/support/virtual-site';
import type { Json, JsonObject } from '../../../model/json';
import { blockTypes } from '../../validate/schema-parts';
import { exampleValue } from './example-value';

const { schemas, validate } = tools.validator;
const block: Json = { $ref: 'block.schema.json' };
const settings = () => ({
  schemas,
  title: 'A page',
  addressOf: (to: string) => (to === '/gone' ? undefined : to),
  labelOf: (to: string) => `To ${to}`,
  used: new Set<string>(),
});
const exampleOf = (value: Json): JsonObject => exampleValue(block, value, settings()) as JsonObject;
const examples = blockTypes(schemas).flatMap((type) =>
  ((schemas[`blocks/${type}.schema.json`] ?? {})['examples'] as JsonObject[]).map(
    (one) => [type, one] as const,
  ),
);

describe('The words of a block', () => {
  it.each(examples)('are those of its schema then: %s', (type, written) => {
    const example = exampleOf({ ...written, ...('heading' in written && { heading: 'Of old' }) });
    expect(validate(`blocks/${type}.schema.json`, example).errors).toEqual([]);
    const kept = Object.keys(written).filter((key) => key !== 'items');
    expect(Object.keys(example)).toEqual(expect.arrayContaining(kept));
    expect(example['heading']).not.toBe('Of old');
  });

  it('are numbered where they would stand twice', () => {
    const tile = { icon: 'sun', title: 'Sunrise' };
    const tiles: JsonObject = { type: 'tiles', heading: 'Old', items: [tile, tile, tile] };
    const how = settings();
    const [first, second, third] = [1, 2, 3].map(() => exampleValue(block, tiles, how) as JsonObject);
    expect(new Set([first?.['heading'], second?.['heading'], third?.['heading']]).size).toBe(3);
    expect(String(third?.['heading'])).toMatch(/ 2$/);
    const titles = [first, second, third].flatMap((one) => one?.['items'] as { title: string }[]);
    expect(titles.map(({ title }) => title)).toHaveLength(6);
    expect(new Set(titles.map(({ title }) => title)).size).toBe(6);
  });
});

describe('What stays of a block', () => {
  it('are two entries of a list, and all that have an id', () => {
    const questions = [{ question: 'Why?', answer: 'So.' }];
    const categories = ['a', 'b', 'c'].map((id) => ({ id, title: id, questions }));
    const kept = exampleOf({ type: 'faq', categories })['categories'] as { id: string }[];
    expect(kept.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    const tiles = ['a', 'b', 'c'].map((title) => ({ icon: 'sun', title }));
    expect(exampleOf({ type: 'tiles', heading: 'Old', items: tiles })['items']).toHaveLength(2);
  });

  it('are pictures, links that lead somewhere and what is no text', () => {
    const image = { src: 'dance', alt: 'Dancers.', sample: true };
    const to = ['/invite', '#dates', '/gone'];
    const actions = to.map((one) => ({ label: 'Go', to: one }));
    const prose = {
      type: 'prose',
      volume: 'quiet',
      text: ['Old.'],
      image: { ...image, caption: 'In Pune' },
      actions,
    };
    expect(exampleOf(prose)).toMatchObject({
      type: 'prose',
      volume: 'quiet',
      text: expect.any(String) as string,
    });
    expect(exampleOf(prose)['image']).toEqual(image);
    expect((exampleOf(prose)['actions'] as { to: string }[]).map((one) => one.to)).toEqual([
      '/invite',
      '#dates',
    ]);
  });

  it('is where its list comes from, as long as that will be', () => {
    const cards = { type: 'cards', heading: 'Ours', items: { from: 'programs', first: 3 } };
    expect(exampleOf(cards)['items']).toEqual({ from: 'programs' });
  });

  it('is its opening, which names the page', () => {
    expect(exampleOf({ type: 'hero', heading: 'Vikram' })).toEqual({ type: 'hero', heading: 'A page' });
  });
});
