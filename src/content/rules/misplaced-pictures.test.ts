import { describe, expect, it } from 'vitest';
import { checkSite } from '../check-site';
import type { Source } from '../source/source';
import { edited, siteWith, tools } from '../../../tests/checker/support/virtual-site';

/** The problems of a home page whose opening shows this picture. */
function shown(src: string, more: Partial<Source> = {}): [code: string, text: string][] {
  const index = edited('index.json', '"src": "dance"', `"src": ${JSON.stringify(src)}`);
  const { problems } = checkSite({ ...siteWith({ 'index.json': index }), ...more }, tools);
  return problems.map((one) => [one.code, `${one.message} ${one.hint}`]);
}

describe('A picture that lies elsewhere', () => {
  it.each([
    ['C:\\Users\\Asha\\Hill Walk.JPG', 'one computer', 'write "hill-walk"'],
    ['https://example.in/uploads/Team%20day.jpg?w=200', 'another site', 'write "team-day"'],
    ['https://example.in/uploads/team.jpg', 'another site', 'write "team"'],
  ])('is to be copied: %s', (src, where, better) => {
    expect(shown(src)).toEqual([['missing-image', expect.stringContaining(where)]]);
    expect(shown(src)[0]?.[1]).toContain(better);
  });

  it.each(['team', 'team.jpg'])('is told of once, where %s is to be shown', (src) => {
    expect(shown(src, { others: ['team.jpg'] })).toEqual([
      [
        'missing-image',
        expect.stringContaining('beside the pages, as team.jpg: move it into pages-json/_media'),
      ],
    ]);
  });

  it.each(['team', 'team.jpg'])('is told of once in the folder of a page too, as %s', (src) => {
    expect(shown(src, { others: ['industry/team.jpg'] })).toEqual([
      [
        'missing-image',
        expect.stringContaining('as industry/team.jpg: move it into pages-json/_media, and write "team"'),
      ],
    ]);
  });

  it('is told of by its file where no page wants it', () => {
    expect(shown('dance', { others: ['team.jpg'] })).toEqual([
      ['ignored-file', expect.stringContaining('A picture belongs into the folder pages-json/_media')],
    ]);
  });

  it('is told of once where it is no drawing, however often it is shown', () => {
    const drawings = [{ path: 'dance.svg', text: '<!doctype html><title>404</title>' }];
    expect(shown('dance', { drawings })).toEqual([['broken-picture', expect.stringContaining('web page')]]);
  });

  it.each(['<svg/>', '<?xml version="1.0"?><svg:svg xmlns:svg="x"/>', '', '\0<\0s\0v\0g'])(
    'is no other file than a drawing: %j',
    (text) => {
      expect(shown('dance', { drawings: [{ path: 'dance.svg', text }] })).toEqual([]);
    },
  );
});
