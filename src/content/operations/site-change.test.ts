import { describe, expect, it } from 'vitest';
import { baseSite, siteWith, tools } from '../../../tests/checker/support/virtual-site';
import { pageText } from '../../../tests/checker/support/summary-of';
import { checkSite } from '../check-site';
import { contentOf, type Source } from '../source/source';
import { changedSource, changeOf, withEdits } from './site-change';

const textIn = ({ documents }: Source, path: string): string | undefined => {
  const found = documents.find((one) => one.path === path);
  return found && new TextDecoder('utf-8', { ignoreBOM: true }).decode(contentOf(found).bytes);
};

describe('A site after a change', () => {
  const before = siteWith({ 'talks.json': pageText('Talks') });
  const change = changeOf({
    edits: new Map([['talks.json', [{ offset: 14, length: 5, content: 'Speeches', kind: 'link' as const }]]]),
    created: new Map([['new.json', pageText('New')]]),
    moved: new Map([
      ['talks.json', 'speeches/index.json'],
      ['_media/dance.svg', '_media/home/spiral.svg'],
    ]),
    removed: new Set(['invite.json']),
  });
  const after = changedSource(before, change);

  it('has its documents in their new places, in the order of a folder', () => {
    expect(after.documents.map(({ path }) => path)).toEqual([
      '_collections/programs.json',
      '_site.json',
      'about.json',
      'index.json',
      'new.json',
      'speeches/index.json',
    ]);
    expect(textIn(after, 'speeches/index.json')).toContain('"title": "Speeches"');
  });

  it('has its pictures under their new names', () => {
    expect([after.media, after.drawings.map(({ path }) => path)]).toEqual([
      ['home/spiral.svg'],
      ['home/spiral.svg'],
    ]);
    const without = changedSource(before, changeOf({ removed: new Set(['_media/dance.svg']) }));
    expect([without.media, without.drawings]).toEqual([[], []]);
  });

  it('can be checked, and leaves the one before as it was', () => {
    const codes = new Set(checkSite(after, tools).problems.map(({ code }) => code));
    expect(codes).toEqual(new Set(['missing-page', 'missing-image']));
    expect(checkSite(before, tools).problems).toEqual([]);
    expect(changedSource(baseSite, changeOf({}))).toEqual(baseSite);
  });

  it('keeps each byte around an edit: a byte order mark, line ends, letters of every script', () => {
    const edit = { offset: 3, length: 1, content: 'ब', kind: 'link' as const };
    const bytes = new TextEncoder().encode('\u{feff}[\r\n"aéक"]\r\n');
    const document = withEdits({ path: 'a.json', bytes, version: 'x' }, [{ ...edit, offset: 4 }]);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(document.bytes)).toBe(
      '\u{feff}[\r\n"बéक"]\r\n',
    );
    expect(document).not.toHaveProperty('version');
  });
});
