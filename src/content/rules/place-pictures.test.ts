import { describe, expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../tests/checker/support/summary-of';

const said = (...pictures: string[]): [code: string, words: string][] => {
  const images = pictures.map((alt) => ({ src: 'dance', alt }));
  const block = JSON.stringify({ type: 'contact', heading: 'Where we are', images });
  return summaryOf({ 'asha.json': pageText('Asha', '"unlisted": true,', block) }).flatMap(
    ([, code, words]): [string, string][] => (code === 'uneven-pictures' ? [[code, words]] : []),
  );
};

describe('The pictures of places', () => {
  it('are as many as the places of the settings', () => {
    expect(said('A door in Pune.')).toEqual([]);
  });

  it('are told of where there is one too many', () => {
    expect(said('A door in Pune.', 'A door in Delhi.')).toEqual([['uneven-pictures', '"images"']]);
  });
});
