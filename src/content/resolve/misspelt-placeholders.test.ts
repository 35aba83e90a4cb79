import { describe, expect, it } from 'vitest';
import { misspeltPlaceholders } from './misspelt-placeholders';

const names = new Map(
  ['year', 'speaker.name', 'speaker.shortName', 'contact.phone'].map((name) => [name, 'x']),
);
const found = (text: string) => misspeltPlaceholders(text, names).map(({ written, name }) => [written, name]);

describe('A placeholder is recognised', () => {
  it.each([
    ['{{speaker.name}}', 'speaker.name'],
    ['{{ speaker.name }}', 'speaker.name'],
    ['{ speaker.name }', 'speaker.name'],
    ['{speaker.name }', 'speaker.name'],
    ['${speaker.name}', 'speaker.name'],
    ['{speaker name}', 'speaker.name'],
    ['{speaker-name}', 'speaker.name'],
    ['{ Speaker.ShortName }', 'speaker.shortName'],
    ['{speaker. name}', 'speaker.name'],
    ['[speaker.name]', 'speaker.name'],
    ['[[speaker_name]]', 'speaker.name'],
    ['%speaker.name%', 'speaker.name'],
    ['%%contact.phone%%', 'contact.phone'],
    ['{{year}}', 'year'],
    ['{ year }', 'year'],
    ['${year}', 'year'],
    ['{{speaker.name}', 'speaker.name'],
    ['{speaker.name', 'speaker.name'],
    ['(contact.phone)', 'contact.phone'],
    ['speaker.name', 'speaker.name'],
  ])('as %s', (written, name) => {
    expect(found(`Ask ${written}, please`)).toEqual([[written, name]]);
  });

  it('at each of its places', () => {
    expect(found('{{year}} and %speaker.name%').map(([written]) => written)).toEqual([
      '{{year}}',
      '%speaker.name%',
    ]);
  });
});

describe('No misspelt placeholder is', () => {
  it.each([
    '{speaker.name}',
    'Ask the speaker.Name him',
    '`speaker.name`',
    'speaker.names',
    'https://speaker.name/x',
    'team@speaker.name',
    '({speaker.name})',
    '[{speaker.name}](/about)',
    '#{speaker.name}',
    '{© {year}}',
    '{{year} and {speaker.name}}',
    '{speaker.nme}',
    '{first name}',
    '{ ... }',
    '{a, b}',
    '{}',
    '{years}',
    '{year',
    '{speaker of the house',
    '[speaker name]',
    '[speaker]',
    '[year]',
    '%year%',
    '50 % of the speakers',
    'const { contact } = site',
    '{speaker.names}',
    '{speaker.name.first}',
  ])('%s', (text) => {
    expect(found(`Ask ${text}, please`)).toEqual([]);
  });

  it('anything, where there are no placeholders', () => {
    expect(misspeltPlaceholders('{ year } [speaker.name]', new Map())).toEqual([]);
  });
});
