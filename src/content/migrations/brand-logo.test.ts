import { applyEdits } from 'jsonc-parser';
import { expect, it } from 'vitest';
import type { Json } from '../../model/json';
import { documentKind } from '../source/document-kind';
import { brandLogo } from './brand-logo';

/** The text of a document as the migration writes it. */
function migrated(path: string, text: string): string {
  const document = { path, text, value: JSON.parse(text) as Json };
  return applyEdits(text, brandLogo.edits(document, documentKind(path), {}));
}

const old = '{\n  "logo" : "pages/mark",\n  "samples": ["/origin", "/logo"]\n}';
const now =
  '{\n  "brand" : { "base": "warli", "logo": { "src": "pages/mark" } },\n  "samples": ["/origin", "/brand/logo"]\n}';

it('The mark of a site moves into its brand, and what says of it that it is an example follows', () => {
  expect(migrated('_site.json', old)).toBe(now);
});

it('Settings of an earlier version name the brand that all sites had then', () => {
  expect(migrated('_site.json', '{\n  "schemaVersion": 3,\n  "origin": "https://a.example"\n}')).toBe(
    '{\n  "schemaVersion": 3,\n  "origin": "https://a.example",\n  "brand": "warli"\n}',
  );
});

it('What has the new form stays, and so does what is no mark or no settings', () => {
  for (const text of [
    now,
    '{}',
    '[]',
    '{ "schemaVersion": 4 }',
    '{ "schemaVersion": 9 }',
    '{ "logo": 3 }',
    '{ "logo": "mark", "brand": "clinic" }',
  ])
    expect(migrated('_site.json', text)).toBe(text);
  expect(migrated('logo.json', old)).toBe(old);
});
