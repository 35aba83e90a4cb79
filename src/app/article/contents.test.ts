import { expect, it } from 'vitest';
import type { PageData } from '../../model/page-data';
import { contentsOf, withAnchors } from './contents';

const prose = (heading?: string, id?: string): PageData['blocks'][number] => ({
  type: 'prose',
  text: '<p>Words.</p>',
  ...(heading !== undefined && { heading }),
  ...(id !== undefined && { id }),
});

const listed = (...blocks: PageData['blocks']) => contentsOf(withAnchors(blocks)).map(({ id }) => id);

it('A heading is reached by its words, and by its own id where it has one', () => {
  expect(listed(prose(), prose('Ask for rest, aloud'), prose('हिंदी में'), prose('Last', 'end'))).toEqual([
    'ask-for-rest-aloud',
    'हिंदी-में',
    'end',
  ]);
});

it('No two blocks have one id', () => {
  const blocks = withAnchors([prose('Twice'), prose('Twice'), prose('Taken'), prose('Other', 'taken')]);
  expect(blocks.map(({ id }) => id)).toEqual(['twice', undefined, undefined, 'taken']);
  expect(contentsOf(blocks)).toEqual([
    { id: 'twice', heading: 'Twice' },
    { id: 'taken', heading: 'Other' },
  ]);
});

it('A heading of signs alone has no address', () => {
  expect(listed(prose('?!'))).toEqual([]);
});
