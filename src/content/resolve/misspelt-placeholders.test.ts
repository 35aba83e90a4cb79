import { describe, expect, it } from 'vitest';
import { misspeltPlaceholders } from './misspelt-placeholders';

const names = new Map(['year', 'owner.name', 'owner.shortName', 'contact.phone'].map((name) => [name, 'x']));
const found = (text: string) => misspeltPlaceholders(text, names).map(({ written, name }) => [written, name]);

describe('A placeholder is recognised', () => {
  it.each([
    ['{{owner.name}}', 'owner.name'],
    ['{{ owner.name }}', 'owner.name'],
    ['{ owner.name }', 'owner.name'],
    ['{owner.name }', 'owner.name'],
    ['${owner.name}', 'owner.name'],
    ['{owner name}', 'owner.name'],
    ['{owner-name}', 'owner.name'],
    ['{ Owner.ShortName }', 'owner.shortName'],
    ['{owner. name}', 'owner.name'],
    ['[owner.name]', 'owner.name'],
    ['[[owner_name]]', 'owner.name'],
    ['%owner.name%', 'owner.name'],
    ['%%contact.phone%%', 'contact.phone'],
    ['{{year}}', 'year'],
    ['{ year }', 'year'],
    ['${year}', 'year'],
    ['{{owner.name}', 'owner.name'],
    ['{owner.name', 'owner.name'],
    ['(contact.phone)', 'contact.phone'],
    ['owner.name', 'owner.name'],
  ])('as %s', (written, name) => {
    expect(found(`Ask ${written}, please`)).toEqual([[written, name]]);
  });

  it('at each of its places', () => {
    expect(found('{{year}} and %owner.name%').map(([written]) => written)).toEqual([
      '{{year}}',
      '%owner.name%',
    ]);
  });
});

describe('No misspelt placeholder is', () => {
  it.each([
    '{owner.name}',
    'Ask the owner.Name him',
    '`owner.name`',
    'owner.names',
    'https://owner.name/x',
    'team@owner.name',
    '({owner.name})',
    '[{owner.name}](/about)',
    '#{owner.name}',
    '{© {year}}',
    '{{year} and {owner.name}}',
    '{owner.nme}',
    '{first name}',
    '{ ... }',
    '{a, b}',
    '{}',
    '{years}',
    '{year',
    '{owner of the house',
    '[owner name]',
    '[owner]',
    '[year]',
    '%year%',
    '50 % of the owners',
    'const { contact } = site',
    '{owner.names}',
    '{owner.name.first}',
  ])('%s', (text) => {
    expect(found(`Ask ${text}, please`)).toEqual([]);
  });

  it('anything, where there are no placeholders', () => {
    expect(misspeltPlaceholders('{ year } [owner.name]', new Map())).toEqual([]);
  });
});
