import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeOf, type SiteChange } from '../../src/content/operations/site-change';
import { contentOf } from '../../src/content/source/source';
import { applying, preparedName, settleChange, type Journal } from './change-files';
import { readSource } from './read-source';

let pages = '';
const at = (path: string): string => join(pages, path);
const put = (path: string, text: string): void => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
/** The files below the folder with what is in them, hidden ones too. */
const found = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(pages, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(at(path)).isFile())
      .toSorted()
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(at(path), 'utf8')]),
  );
const folders = (): string[] =>
  readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(at(path)).isDirectory(),
  );

const before = {
  '_media/a.svg': '<svg/>',
  'a.json': '"a"',
  'b.json': '"b"',
  'c.json': '"c"',
  'old/d.json': '"d"',
};
const after = {
  '_media/x/z.svg': '<svg/>',
  'b.json': '"B"',
  'c/e/f.json': '"a"',
  'n.json': '"n"',
  'p/d.json': '"D"',
};
const edit = (content: string) => [{ offset: 1, length: 1, content, kind: 'link' as const }];
const change = changeOf({
  edits: new Map([
    ['b.json', edit('B')],
    ['old/d.json', edit('D')],
  ]),
  created: new Map([['n.json', '"n"']]),
  moved: new Map([
    ['_media/a.svg', '_media/x/z.svg'],
    ['a.json', 'c/e/f.json'],
    ['old/d.json', 'p/d.json'],
  ]),
  removed: new Set(['c.json']),
});

const anew = (): void => {
  rmSync(pages, { recursive: true });
  for (const [path, text] of Object.entries(before)) put(path, text);
};
beforeEach(() => {
  pages = realpathSync(mkdtempSync(join(tmpdir(), 'vakta-change-')));
  anew();
});
afterEach(() => rmSync(pages, { recursive: true, force: true }));

/** The site as a command has read it. */
const readFolder = () => {
  const source = readSource(pages);
  for (const document of source.documents) contentOf(document);
  return source;
};
const apply = (one: SiteChange, source = readFolder()): void => {
  for (const _ of applying(pages, source, one));
};

describe('A change of a pages folder', () => {
  it('is made whole, and leaves nothing else: no hidden files, no empty folders', () => {
    apply(change);
    expect(found()).toEqual(after);
    expect(folders().toSorted()).toEqual(['_media', '_media/x', 'c', 'c/e', 'p']);
  });

  it('is there whole or not at all, whenever the process ends, once the folder is read again', async () => {
    const ends: object[] = [];
    for (let isDone = false; !isDone;) {
      anew();
      const work = applying(pages, readFolder(), change);
      for (let step = 0; step < ends.length && !isDone; step += 1) isDone = work.next().done === true;
      await settleChange(pages);
      ends.push(found());
    }
    const decided = ends.findIndex((end) => 'n.json' in end);
    expect(ends.slice(0, decided)).toEqual(Array.from({ length: decided }, () => before));
    expect(ends.slice(decided)).toEqual(Array.from({ length: ends.length - decided }, () => after));
    expect([decided > 6, ends.length - decided > 8]).toEqual([true, true]);
  });

  it('is completed by one that was killed while completing it, at any moment', async () => {
    for (const first of [9, 12])
      for (const second of [1, 3, 5, 8, 9]) {
        anew();
        const work = applying(pages, readFolder(), change);
        for (let step = 0; step < first; step += 1) work.next();
        const again = applying(pages, readFolder(), changeOf({}));
        for (let step = 0; step < second; step += 1) again.next();
        await settleChange(pages);
        expect(found()).toEqual(after);
      }
  });

  it('takes names that its own moves have made free, in a chain and in a circle', () => {
    apply(
      changeOf({
        moved: new Map([
          ['a.json', 'b.json'],
          ['b.json', 'c.json'],
          ['c.json', 'a.json'],
        ]),
      }),
    );
    expect(found()).toMatchObject({ 'a.json': '"c"', 'b.json': '"a"', 'c.json': '"b"' });
  });

  it('keeps for whom a file is meant', () => {
    chmodSync(at('b.json'), 0o640);
    chmodSync(at('_media/a.svg'), 0o600);
    apply(change);
    expect([statSync(at('b.json')).mode & 0o777, statSync(at('_media/x/z.svg')).mode & 0o777]).toEqual([
      0o640, 0o600,
    ]);
  });
});

describe('Nothing is changed', () => {
  /** What is said to it, after a look that all is as it was. */
  const refusal = (one: SiteChange, source = readFolder()): string => {
    const files = found();
    let words = 'It was done.';
    try {
      apply(one, source);
    } catch (error) {
      words = (error as Error).message;
    }
    const isUntouched = isDeepStrictEqual(found(), files) && !folders().includes(preparedName);
    return isUntouched ? words : 'Something was changed.';
  };

  it('where a document is another one than was read', () => {
    const source = readFolder();
    writeFileSync(at('b.json'), '"by somebody else"');
    expect(refusal(change, source)).toBe('b.json was changed meanwhile. Try again.');
  });

  it('where a document is changed while the change is prepared', () => {
    const work = applying(pages, readFolder(), change);
    for (let step = 0; step < 4; step += 1) work.next();
    writeFileSync(at('a.json'), '"by somebody else"');
    expect(() => {
      while (work.next().done !== true);
    }).toThrow('a.json was changed meanwhile');
    expect(found()).toEqual({ ...before, 'a.json': '"by somebody else"' });
  });

  it.each([
    ['a file', () => put('n.json', 'mine')],
    ['a link to nothing', () => symlinkSync('nowhere', at('n.json'))],
    ['a folder', () => mkdirSync(at('n.json'))],
  ])('where %s stands in the way', (_, make) => {
    make();
    expect(() => apply(change)).toThrow(/n\.json is there already/);
    rmSync(at('n.json'), { recursive: true });
    expect(found()).toEqual(before);
  });

  it('through a link, be it to a file or to a folder', () => {
    const outside = mkdtempSync(join(tmpdir(), 'vakta-outside-'));
    writeFileSync(join(outside, 'b.json'), '"b"');
    symlinkSync(outside, at('linked'));
    rmSync(at('b.json'));
    symlinkSync(join(outside, 'b.json'), at('b.json'));
    expect(refusal(changeOf({ edits: new Map([['b.json', edit('B')]]) }))).toContain('no ordinary file');
    expect(refusal(changeOf({ created: new Map([['linked/x.json', '"x"']]) }))).toContain(
      'nothing is written through a link',
    );
    expect(refusal(changeOf({ moved: new Map([['a.json', 'linked/a.json']]) }))).toContain(
      'nothing is written through a link',
    );
    expect(readdirSync(outside)).toEqual(['b.json']);
    rmSync(outside, { recursive: true });
  });

  it.each(['../x.json', '/x.json', 'a/../../x.json', '.hidden/x.json', 'a//x.json', '..\\x.json'])(
    'outside of the pages, as at %s',
    (path) => {
      expect(refusal(changeOf({ created: new Map([[path, '"x"']]) }))).toContain('is no place in the pages');
    },
  );

  it('where what has to be prepared cannot be', () => {
    const source = readFolder();
    const unread = { ...source, documents: source.documents.filter(({ path }) => path !== 'b.json') };
    expect(refusal(change, unread)).toBe('b.json was to be edited, but is no document.');
  });
});

/** Leaves a change that was decided, with a file `0`. */
function leave(journal: Partial<Journal>): void {
  put(`${preparedName}/0`, 'x');
  const whole: Journal = { put: [], remove: [], ...journal };
  put(`${preparedName}/journal.json`, JSON.stringify(whole));
}

describe('What is left of a change', () => {
  it('is taken away', async () => {
    mkdirSync(at(preparedName));
    for (const name of ['0', 'journal.json.new']) writeFileSync(at(`${preparedName}/${name}`), 'x');
    await settleChange(pages);
    expect(found()).toEqual(before);
  });

  it.each([
    ['a file', () => put(preparedName, 'mine')],
    ['a link', () => symlinkSync(at('old'), at(preparedName))],
    ['a journal of somebody else', () => put(`${preparedName}/journal.json`, '{ "put": 1 }')],
    ['a journal that is a folder', () => put(`${preparedName}/journal.json/x`, '')],
  ])('is not taken for ours when it is %s', async (_, make) => {
    make();
    await expect(settleChange(pages)).rejects.toThrow('is nothing that a command has made. Move it away');
    expect(found()).toMatchObject(before);
  });

  it.each(['../taken.json', '.git/config', 'linked/taken.json'])(
    'is not moved out of the pages, as to %s',
    async (path) => {
      symlinkSync(at('old'), at('linked'));
      leave({ put: [['0', path]] });
      await expect(settleChange(pages)).rejects.toThrow('Nothing was changed.');
      leave({ remove: [path] });
      await expect(settleChange(pages)).rejects.toThrow('Nothing was changed.');
      rmSync(at('linked'));
    },
  );
});
