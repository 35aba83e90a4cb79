import { applyEdits } from 'jsonc-parser';
import { expect, it } from 'vitest';
import type { Json } from '../../model/json';
import { documentKind } from '../source/document-kind';
import { siteOwner } from './site-owner';

/** The text of a document as the migration writes it. */
function migrated(path: string, text: string): string {
  const document = { path, text, value: JSON.parse(text) as Json };
  return applyEdits(text, siteOwner.edits(document, documentKind(path), {}));
}

it('The speaker of the settings is the owner, and what says of it that it is an example follows', () => {
  expect(
    migrated(
      '_site.json',
      '{\n  "speaker" : {\n    "name": "A B"\n  },\n  "samples": ["/speaker/name", "/speakers", "/speaker"],\n  "copyright": "© {speaker.name}"\n}',
    ),
  ).toBe(
    '{\n  "owner" : {\n    "name": "A B"\n  },\n  "samples": ["/owner/name", "/speakers", "/owner"],\n  "copyright": "© {owner.name}"\n}',
  );
});

it('The kind of a business is said of the owner', () => {
  const before =
    '{\n  "speaker": { "name": "A" },\n  "searchEngines": { "businessType": "Bakery", "areaServed": "DE" }\n}';
  const after =
    '{\n  "owner": { "kind": "Bakery", "name": "A" },\n  "searchEngines": { "areaServed": "DE" }\n}';
  expect(migrated('_site.json', before)).toBe(after);
  expect(migrated('_site.json', before.replace(', "areaServed": "DE"', ''))).toBe(
    '{\n  "owner": { "kind": "Bakery", "name": "A" }\n}',
  );
});

it('The block with the portrait is called profile', () => {
  expect(
    migrated('a.json', '{ "blocks": [{ "type": "speaker" }, { "type": "cta", "label": "speaker" }, 3] }'),
  ).toBe('{ "blocks": [{ "type": "profile" }, { "type": "cta", "label": "speaker" }, 3] }');
});

it('Placeholders are those of the owner in every document, however they are written', () => {
  expect(
    migrated(
      '_collections/a.json',
      '["{speaker.name}", "{{speaker.slug}}", "%speaker.role%", "{ speaker.shortName }"]',
    ),
  ).toBe('["{owner.name}", "{{owner.slug}}", "%owner.role%", "{ owner.shortName }"]');
});

it('What only looks like it stays, and so does what has the new form', () => {
  for (const text of [
    '{ "owner": { "name": "A" }, "speaker": 1 }',
    '{ "blocks": [{ "type": "profile" }] }',
    '["the speaker.", "speaker.nobody", "https://speaker.name", "a@speaker.name", "loudspeaker.name", "_media/speaker/portrait"]',
    '{ "samples": 3, "blocks": {} }',
  ])
    for (const path of ['_site.json', 'a.json', '_chat.json']) expect(migrated(path, text)).toBe(text);
});
