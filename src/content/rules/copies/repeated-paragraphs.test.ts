import { describe, expect, it } from 'vitest';
import type { Json } from '../../../model/json';
import type { Annotation } from '../../validate/annotation';
import { repeatedParagraphs } from './repeated-paragraphs';

const rich = (pointer: string, value: Json): Annotation => ({
  kind: 'richText',
  pointer,
  listOf: undefined,
  value,
});
const [one, two] = ['The rope is new. '.repeat(6), 'The river is older than the rope. '.repeat(4)];

describe('A paragraph that stands twice', () => {
  it('is told once for each text, with where it stands first', () => {
    const found = repeatedParagraphs([rich('/a', [one, '', two]), rich('/b', ['x', two, ` ${one}`])]);
    expect(found).toEqual([{ pointer: '/b/1', earlier: '/a/2', amount: 2 }]);
  });

  it('is found in a text of one piece too', () => {
    expect(repeatedParagraphs([rich('/a', one), rich('/b', [one])])).toEqual([
      { pointer: '/b/0', earlier: '/a', amount: 1 },
    ]);
  });

  it.each([
    ['is short', [rich('/a', ['As agreed.', 'As agreed.'])]],
    ['is another one', [rich('/a', [one, two])]],
    ['is no formatted text', [{ ...rich('/a', [one, one]), kind: 'list' as const }]],
  ])('is none where it %s', (_, annotations) => {
    expect(repeatedParagraphs(annotations)).toEqual([]);
  });
});
