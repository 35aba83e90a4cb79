import { describe, expect, it } from 'vitest';
import type { Migration } from '../migrations/migration';
import { decode } from '../parse/decode';
import { contentOf, type Source } from '../source/source';
import { migrate } from './migrate';
import { changedSource } from './site-change';

/** A migration that puts another word in the place of each of one kind. */
const words = (to: number, from: string, word: string): Migration => ({
  to,
  about: `${from} is called ${word}`,
  edits: ({ text }) =>
    [...text.matchAll(new RegExp(`"${from}"`, 'g'))].map(({ index }) => ({
      offset: index,
      length: from.length + 2,
      content: `"${word}"`,
    })),
});
const three = [words(2, 'one', 'two'), words(3, 'two', 'third')];

/** The texts of a site once it is migrated; what hinders that as a text. */
function migrated(files: Record<string, string>, migrations: readonly Migration[] = three) {
  const documents = Object.entries(files).map(([path, text]) => ({
    path,
    bytes: new TextEncoder().encode(text),
  }));
  const source: Source = { documents, media: [], others: [], drawings: [], troubles: [] };
  const outcome = migrate(source, migrations);
  if ('trouble' in outcome) return outcome.trouble;
  const after = changedSource(source, outcome.change).documents.map(contentOf);
  return Object.fromEntries(after.map((document) => [document.path, decode(document).text]));
}

describe('Migrating a site', () => {
  it('takes every step that is behind, in order, keeps the layout and names the newest version', () => {
    const files = { '_site.json': '{ "schemaVersion": 1 }', 'a.json': '{"one" :\n\t[ 1,2 ] }' };
    expect(migrated(files)).toEqual({
      '_site.json': '{ "schemaVersion": 3 }',
      'a.json': '{"third" :\n\t[ 1,2 ] }',
    });
  });

  it('takes no step that the settings, or a document by itself, say is done', () => {
    const files = {
      '_site.json': '{ "schemaVersion": 2 }',
      'a.json': '{ "one": 1, "two": 2 }',
      'b.json': '{ "schemaVersion": 1, "one": 1 }',
      'c.json': '{ "schemaVersion": 3, "two": 1 }',
      'd.json': '{ "schemaVersion": 9, "two": 1 }',
    };
    expect(migrated(files)).toEqual({
      '_site.json': '{ "schemaVersion": 3 }',
      'a.json': '{ "one": 1, "third": 2 }',
      'b.json': '{ "schemaVersion": 3, "third": 1 }',
      'c.json': files['c.json'],
      'd.json': files['d.json'],
    });
  });

  it('looks at everything where no version is named, and names it then, only if something was old', () => {
    const settings = '{\n  "$schema": "x",\n  "origin": "y"\n}';
    expect(migrated({ '_site.json': settings, 'a.json': '["one"]' })).toEqual({
      '_site.json': '{\n  "$schema": "x",\n  "schemaVersion": 3,\n  "origin": "y"\n}',
      'a.json': '["third"]',
    });
    expect(migrated({ '_site.json': settings, 'a.json': '[]' })).toEqual({
      '_site.json': settings,
      'a.json': '[]',
    });
  });

  it.each([
    ['../schemas/site.schema.json', '../../schemas/'],
    ['https://example.in/site.schema.json', 'https://example.in/'],
    ['rules.json', undefined],
  ])('tells a migration the way to the schemas, and the language: %s', (line, way) => {
    const told: unknown[] = [];
    const asking: Migration = {
      to: 2,
      about: '',
      edits: (_document, _kind, site) => (told.push(site), []),
    };
    migrated({ '_site.json': JSON.stringify({ $schema: line, language: 'mr-IN' }) }, [asking]);
    expect(told).toEqual([{ schemas: way, language: 'mr-IN' }]);
  });

  it('leaves alone what is no document, and does nothing the second time', () => {
    const once = migrated({ '_site.json': '{ "one": 1 }', '_notes/a.json': '"one"' });
    expect(once).toEqual({ '_site.json': '{ "schemaVersion": 3, "third": 1 }', '_notes/a.json': '"one"' });
    expect(migrated(once as Record<string, string>)).toEqual(once);
  });

  it('is not done where a mistake hides what stands in a document', () => {
    expect(migrated({ '_site.json': '{}', 'a.json': '{ "one" 1 }' })).toBe(
      'a.json has a mistake that hides what stands in it. Fix it first: npm run check.',
    );
  });
});
