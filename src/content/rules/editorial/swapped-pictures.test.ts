import { expect, it } from 'vitest';
import { openValue } from '../../testing/open-value';
import { problemsIn } from '../../testing/problems-in';
import { swappedPictures } from './swapped-pictures';
import type { Annotation } from '../../validate/annotation';

type Picture = [src: string, alt: string, caption?: string];

function swapped(...pictures: Picture[]): (string | undefined)[] {
  const value = pictures.map(([src, alt, caption]) => ({ src, alt, ...(caption && { caption }) }));
  const annotations = pictures.map(([src], at): Annotation => ({
    kind: 'image',
    pointer: `/${at}/src`,
    listOf: undefined,
    value: src,
  }));
  return problemsIn(swappedPictures, openValue(value, annotations)).map(({ message }) =>
    /"(.*)" stands .* name "(.*)", and/.exec(message)?.slice(1).join(' '),
  );
}

const fall: Picture = ['hills/trust-fall', 'A woman falls back into ten arms.', 'Trust'];
const raft: Picture = ['hills/raft-building', 'Six people on drums.', 'A raft is built'];

it('Two pictures that have changed places are found, where each is called like the words of the other', () => {
  const [[one, ...ofOne], [other, ...ofOther]] = [fall, raft];
  expect(swapped([other, ...ofOne], ['hills/fire', 'A fire.'], [one, ...ofOther])).toEqual([
    'hills/raft-building hills/trust-fall',
  ]);
});

it('None is where they stand with their own words, or with words that name none or both', () => {
  expect(swapped(fall, raft)).toEqual([]);
  expect(swapped(['a/raft', 'People.'], ['a/fire', 'A raft.'])).toEqual([]);
  expect(swapped(['a/raft', 'A fire on a raft.'], ['a/fire', 'A raft.'])).toEqual([]);
  expect(swapped(['a/1', 'A 2.'], ['a/2', 'A 1.'], ['a/sea', 'The tea.'], ['a/tea', 'The sea.'])).toEqual([]);
});
