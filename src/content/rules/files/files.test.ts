import { describe, expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { baseSite, tools } from '../../../../tests/checker/support/virtual-site';
import { checkSite } from '../../check-site';
import type { Source } from '../../source/source';
import { isReservedName } from './files';

const problemsOf = (more: Partial<Source>) =>
  checkSite({ ...baseSite, ...more }, tools).problems.map(({ file, code, hint }) => ({ file, code, hint }));

describe('A name of a file or folder', () => {
  it.each(['con', 'PRN', 'aux', 'Nul', 'com1', 'lpt9', 'con.json', 'nul.tar.gz'])(
    'is kept by Windows if it is %s',
    (name) => {
      expect(isReservedName(name)).toBe(true);
    },
  );

  it.each(['contact', 'icon', 'com', 'com10', 'lpt', 'my-con', '.con', ''])('may be %j', (name) => {
    expect(isReservedName(name)).toBe(false);
  });

  it('is told of in documents, pictures and whatever else lies there', () => {
    expect(summaryOf({ 'aux.json': pageText('Aux') })).toEqual([['aux.json', 'reserved-name', '']]);
    expect(problemsOf({ media: [...baseSite.media, 'com1/hero.svg'] })).toEqual([
      {
        file: '_media/com1/hero.svg',
        code: 'reserved-name',
        hint: 'Rename it, for example to _media/com1-1/hero.svg.',
      },
    ]);
    expect(
      problemsOf({ others: ['notes/nul.txt.old'] }).filter(({ code }) => code === 'reserved-name'),
    ).toEqual([
      {
        file: 'notes/nul.txt.old',
        code: 'reserved-name',
        hint: 'Rename it, for example to notes/nul-1.txt.old.',
      },
    ]);
  });
});

describe('What cannot be read', () => {
  it('is told of with what to do, each by itself', () => {
    const troubles: Source['troubles'] = [
      { path: '_media/a.jpg', trouble: 'link' },
      { path: '_media/b', trouble: 'forbidden' },
    ];
    expect(problemsOf({ troubles })).toEqual([
      {
        file: '_media/a.jpg',
        code: 'unreadable-file',
        hint: 'Put what it leads to here, in place of the link.',
      },
      {
        file: '_media/b',
        code: 'unreadable-file',
        hint: 'Change who may read it, or take it out of this folder.',
      },
    ]);
  });
});
