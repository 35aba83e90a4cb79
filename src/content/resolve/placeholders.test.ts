import { describe, expect, it } from 'vitest';
import type { Json } from '../../model/json';
import { documentOf } from '../testing/byte-source';
import { marked } from '../testing/marked';
import { fill, fillPlaceholders, placeholdersOf } from './placeholders';

const placeholders = placeholdersOf(
  { owner: { name: 'Vikram Sahyadri', age: 5 }, contact: { phone: '+91' } },
  '2025',
);

function filled(text: string, doubtful?: string[]): { value: Json; hints: [string, string][] } {
  const document = documentOf(text);
  const written = document.value as Json;
  const copy = structuredClone(written);
  const { value, problems } = fillPlaceholders(document, written, placeholders, doubtful && { doubtful });
  expect(written).toEqual(copy);
  return { value, hints: problems.map((problem) => [problem.hint, marked(text, problem)]) };
}

describe('The placeholders', () => {
  it('are the texts of owner and contact, the year, and the slug of the name', () => {
    expect(Object.fromEntries(placeholders)).toEqual({
      year: '2025',
      'owner.name': 'Vikram Sahyadri',
      'owner.slug': 'vikram-sahyadri',
      'contact.phone': '+91',
    });
  });

  it('may name each other', () => {
    const greeting = { whatsappGreeting: 'To {owner.name}, {year}' };
    const both = placeholdersOf({ owner: { name: 'A B' }, contact: greeting }, '2025');
    expect(both.get('contact.whatsappGreeting')).toBe('To A B, 2025');
  });

  it('keep a slug that is given', () => {
    expect(placeholdersOf({ owner: { name: 'A B', slug: 'c' } }, '1').get('owner.slug')).toBe('c');
  });

  it('do not mind settings that are of another kind', () => {
    expect(placeholdersOf({ owner: 'Vikram', contact: ['x'] }, '1').size).toBeGreaterThan(0);
    expect(placeholdersOf({ owner: null, contact: 7 }, '1').size).toBe(1);
  });

  it('are filled in wherever they stand, once', () => {
    expect(filled('{ "a": ["{year}, {owner.name}"], "b": { "c": "{year}{year}" } }').value).toEqual({
      a: ['2025, Vikram Sahyadri'],
      b: { c: '20252025' },
    });
    expect(
      fill(
        '{a}',
        new Map([
          ['a', '{b}'],
          ['b', 'c'],
        ]),
      ),
    ).toBe('{b}');
  });

  it('are only names in curly brackets', () => {
    expect(filled('["[year]", "{0}", "{}", "{a b}", "#{year}"]')).toEqual({
      value: ['[year]', '{0}', '{}', '{a b}', '#2025'],
      hints: [],
    });
  });

  it('between other signs are told as they are written, and filled in for all other checks', () => {
    expect(filled('{ "a": "Hi {{owner.name}}" }')).toEqual({
      value: { a: 'Hi Vikram Sahyadri' },
      hints: [['Write {owner.name}, with one curly bracket on each side and no spaces.', '{{owner.name}}']],
    });
    expect(filled('["/about-%owner.slug%", "{year}"]').value).toEqual(['/about-vikram-sahyadri', '2025']);
  });

  it('that stand for nothing are told where they stand, each once a text, with what was meant', () => {
    expect(filled('{ "a": "Hi {owner.nme}, {owner.nme}" }').hints).toEqual([
      ['Did you mean {owner.name}?', '{owner.nme}'],
    ]);
    expect(filled('["{constructor}"]').hints[0]?.[1]).toBe('{constructor}');
  });

  it('that only mistakes in the settings keep from standing for something are not told', () => {
    expect(filled('["{owner.role}"]', ['owner.role']).hints).toEqual([]);
  });
});
