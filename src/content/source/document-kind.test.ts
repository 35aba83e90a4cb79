import { describe, expect, it } from 'vitest';
import { documentKind, routeOfFile, schemaOf } from './document-kind';

describe('What a document is', () => {
  it.each([
    ['_site.json', 'settings', 'site.schema.json'],
    ['_chat.json', 'chat', 'chat.schema.json'],
    ['_collections/books.json', 'collection', 'list.schema.json'],
    ['index.json', 'page', 'page.schema.json'],
    ['blog/on_collections.json', 'page', 'page.schema.json'],
    ['ends-with-an_', 'page', 'page.schema.json'],
    ['_templates/industry.json', 'page', 'page.schema.json'],
    ['_templates/old/industry.json', 'other', undefined],
    ['_notes.json', 'other', undefined],
    ['blog/_notes.json', 'other', undefined],
    ['blog/_site.json', 'other', undefined],
    ['_collections/old/books.json', 'other', undefined],
    ['blog/_collections/books.json', 'other', undefined],
    ['_collections/books.json.orig', 'other', undefined],
  ])('is known by its path: %s is a %s', (path, kind, schema) => {
    expect(documentKind(path).kind).toBe(kind);
    expect(schemaOf(documentKind(path))).toBe(schema);
  });
});

describe('The address that a file has by its place', () => {
  it.each([
    ['index.json', '/'],
    ['about.json', '/about'],
    ['industry/index.json', '/industry'],
    ['industry/reindex.json', '/industry/reindex'],
    ['index/a.json', '/index/a'],
    ['a.json.json', '/a.json'],
  ])('of %s is %s', (path, route) => {
    expect(routeOfFile(path)).toBe(route);
  });
});
