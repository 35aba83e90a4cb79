import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { engineRoot } from '../../scripts/files/roots';
import { offeredAt, underlined } from './service';

const page = (blocks: string, top = ''): string =>
  `{ "$schema": "../schemas/page.schema.json", "title": "Lamp",${top} "seo": { "title": "A lamp for you", "description": "A lamp that lights up what one has not seen before, for the evening." }, "blocks": [${blocks}] }`;
const shapes = readdirSync(join(engineRoot, 'schemas/blocks')).map((name) => name.split('.')[0]);

describe('While one writes in VS Code', () => {
  it('every block is offered with its example, which is valid as it is', async () => {
    const offered = await offeredAt('pages-json/lamp.json', page('|'));
    const snippets = new Map(offered.map(({ label, insertText }) => [label, insertText]));
    expect(shapes.length).toBeGreaterThan(20);
    expect(shapes.filter((name) => !snippets.has(String(name)))).toEqual([]);
    for (const name of shapes) {
      const written = String(snippets.get(String(name))).replaceAll(String.raw`\$`, '$');
      expect(parse(written)).toMatchObject({ type: name });
      const found = await underlined('pages-json/lamp.json', page(written));
      expect([name, found.map(({ message }) => message)]).toEqual([name, []]);
    }
  });

  it('every block says what it can hold before it is chosen', async () => {
    const offered = await offeredAt('pages-json/lamp.json', page('|'));
    const { documentation } = offered.find(({ label }) => label === 'prose') ?? {};
    expect(documentation).toMatchObject({
      kind: 'markdown',
      value: expect.stringMatching(/\n- `text` \(needed\): /) as string,
    });
  });

  it('names of properties are offered with what they are for', async () => {
    const offered = await offeredAt('pages-json/lamp.json', page('{ "type": "prose", | }'));
    const heading = offered.find(({ label }) => label === 'heading');
    expect(JSON.stringify(heading?.documentation)).toContain('heading');
  });

  it('values are offered each with its meaning', async () => {
    const volume = await offeredAt(
      'pages-json/lamp.json',
      page('{ "type": "prose", "volume": "|", "text": "Here." }'),
    );
    expect(volume.map(({ label }) => label)).toEqual(['"loud"', '"normal"', '"quiet"']);
    expect(volume.every(({ documentation }) => documentation !== undefined)).toBe(true);
  });

  it('a text that does not fit its pattern is underlined in the words of the check', async () => {
    const found = await underlined(
      'pages-json/lamp.json',
      page('{ "type": "prose", "id": "Two Words", "text": "Here." }'),
    );
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('An id is written in small letters'),
    ]);
  });

  it('shared lists have the help for what their entries are', async () => {
    const book = {
      title: 'Late Starters',
      text: 'Short chapters on small habits.',
      cover: { src: 'line', alt: 'A line.' },
      amazonLink: 'https://www.amazon.in/dp/0000000001',
      lang: 'fr',
      isbn: '123',
      testimonials: [{ quote: 'I lent it to my trainee.', author: 'A reader' }],
    };
    const list = JSON.stringify({
      $schema: '../../schemas/list.schema.json',
      listOf: 'book',
      items: [book],
    });
    const found = await underlined('pages-json/_collections/my-books.json', list);
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('An ISBN has 13 digits')]);
  });
});
