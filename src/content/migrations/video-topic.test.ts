import { applyEdits } from 'jsonc-parser';
import { expect, it } from 'vitest';
import type { Json } from '../../model/json';
import { documentKind } from '../source/document-kind';
import { videoTopic } from './video-topic';

/** The text of a document as the migration writes it. */
function migrated(path: string, text: string): string {
  const document = { path, text, value: JSON.parse(text) as Json };
  return applyEdits(text, videoTopic.edits(document, documentKind(path), {}));
}

const list = '[ {"id":"a", "type" : "Leadership"},\n\t{ "topic": "Mindset" },\n\t{ "title": "type" } ]';
const page = `{
  "blocks": [
    { "type": "videos", "items": { "from": "videos" } },
    { "type": "videos", "items": [{ "type": "Podcast" }] },
    { "type": "cards", "items": [{ "type": "Podcast" }] }
  ]
}`;

it('The badge of a video is its topic, in the shared list and in a block that holds its own, laid out as it was', () => {
  expect(migrated('_collections/videos.json', list)).toBe(
    list.replace('"type" : "Leadership"', '"topic" : "Leadership"'),
  );
  expect(migrated('talks.json', page)).toBe(page.replace('[{ "type": "Podcast"', '[{ "topic": "Podcast"'));
});

it('Nothing else is touched: other lists, other documents, videos that have a topic, and what is no video', () => {
  for (const path of ['_collections/books.json', '_site.json', '_chat.json'])
    expect(migrated(path, list)).toBe(list);
  for (const text of ['[{ "type": "Mindset", "topic": "Mindset" }]', '[3, null, "type", []]', '{}', '"type"'])
    expect(migrated('_collections/videos.json', text)).toBe(text);
  for (const text of ['{ "blocks": 3 }', '{ "blocks": [null, { "type": "videos", "items": "x" }] }', '[]'])
    expect(migrated('talks.json', text)).toBe(text);
});

it('What has the new form stays', () => {
  const once = migrated('talks.json', page);
  expect(migrated('talks.json', once)).toBe(once);
});
