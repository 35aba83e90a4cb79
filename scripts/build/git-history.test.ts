import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { engineRoot } from '../files/roots';
import { changedOn, commitsBelow } from './changed-on';

vi.mock('node:child_process', async (original) => ({
  ...(await original<typeof import('node:child_process')>()),
  execFileSync: vi.fn<() => string>(),
}));

/** What git answers to `log` and to `ls-tree`. */
function answers(log: readonly string[], tree: readonly string[]): void {
  vi.mocked(execFileSync).mockImplementation((_, all) =>
    (all?.includes('log') ? log : tree).map((line) => `${line}\0`).join(''),
  );
}
const asked = (): readonly (readonly string[])[] =>
  vi.mocked(execFileSync).mock.calls.map(([, all]) => all ?? []);

beforeEach(() => void vi.mocked(execFileSync).mockReset());
afterEach(() => vi.unstubAllEnvs());

describe('What git knows of files', () => {
  it('is the id of each, and the day of the newest commit that it is in', () => {
    answers(
      [
        '@2026-02-18 HEAD -> main',
        '\na.json',
        'b.json',
        '',
        '@2026-01-01 ',
        '\na.json',
        'c d.json',
        'gone.json',
      ],
      [
        '100644 blob 1a\ta.json',
        '100755 blob 2b\tb.json',
        '100644 blob 3c\tc d.json',
        '160000 commit 4d\tsub',
        '100644 blob 5e\tnew.json',
      ],
    );
    expect([...commitsBelow('pages')]).toEqual([
      ['a.json', { blob: '1a', day: '2026-02-18' }],
      ['b.json', { blob: '2b', day: '2026-02-18' }],
      ['c d.json', { blob: '3c', day: '2026-01-01' }],
    ]);
  });

  it('is no day where a shallow clone lacks the commit', () => {
    answers(
      ['@2026-02-18 HEAD -> main', '\na.json', '', '@2026-01-01 grafted', '\na.json', 'b.json'],
      ['100644 blob 1a\ta.json', '100644 blob 2b\tb.json'],
    );
    expect([...commitsBelow('pages')]).toEqual([
      ['a.json', { blob: '1a', day: '2026-02-18' }],
      ['b.json', { blob: '2b', day: undefined }],
    ]);
  });

  it('is asked of the repository of the project alone, and without what runs programs', () => {
    for (const name of ['GIT_DIR', 'GIT_WORK_TREE']) vi.stubEnv(name, '/elsewhere');
    answers([], []);
    commitsBelow('pages');
    const [log, tree] = asked().map((all) => all.join(' '));
    const safe = '--no-pager --literal-pathspecs -c core.fsmonitor=false -c core.hooksPath=';
    expect(log).toBe(`${safe} log --no-show-signature --format=@%cs %D --name-only --relative -z -- pages`);
    expect(tree).toBe(`${safe} ls-tree -r HEAD -z -- pages`);
    expect(vi.mocked(execFileSync).mock.calls.map(([program]) => program)).toEqual(['git', 'git']);
    for (const [, , options] of vi.mocked(execFileSync).mock.calls) {
      expect(options).toMatchObject({
        cwd: engineRoot,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      // Node's own limit is a megabyte, and the history of a large site is more.
      expect(options?.maxBuffer).toBeGreaterThan(100_000_000);
      const given = Object.entries(options?.env ?? {}).filter(([name]) => name.startsWith('GIT_'));
      expect(given).toEqual([
        ['GIT_NO_LAZY_FETCH', '1'],
        ['GIT_OPTIONAL_LOCKS', '0'],
      ]);
      expect(Object.keys(options?.env ?? {})).toContain('PATH');
    }
  });

  it('is nothing where git has nothing to say, or is not there', () => {
    vi.mocked(execFileSync).mockImplementation(() => {
      throw new Error('ENOENT');
    });
    expect(commitsBelow('pages').size).toBe(0);
  });
});

describe('The day on which a document was changed', () => {
  const file = 'authors.md';
  const docs = join(engineRoot, 'docs');
  const bytes = readFileSync(join(docs, file));
  const blob = (hash: string) =>
    createHash(hash).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
  const today = statSync(join(docs, file)).mtime.toISOString().slice(0, 10);

  it.each([
    ['of its last commit', 'docs', `docs/${file}`, blob('sha1'), '2001-02-03'],
    [
      'of its last commit in a repository of longer ids',
      'docs',
      `docs/${file}`,
      blob('sha256'),
      '2001-02-03',
    ],
    ['of its file when it is changed since', 'docs', `docs/${file}`, '1'.repeat(40), today],
    ['of its file when there is no commit of it', 'docs', 'docs/other.md', blob('sha1'), today],
  ])('is that %s', (_, folder, path, id, day) => {
    answers(['@2001-02-03', `\n${path}`], [`100644 blob ${id}\t${path}`]);
    expect(changedOn(join(engineRoot, folder))(file)).toBe(day);
    expect(asked().map((all) => all.at(-1))).toEqual(['docs', 'docs']);
  });

  it('is unknown in a shallow clone that lacks its last commit', () => {
    answers(['@2001-02-03 grafted', `\ndocs/${file}`], [`100644 blob ${blob('sha1')}\tdocs/${file}`]);
    expect(changedOn(docs)(file)).toBeUndefined();
  });

  it('is that of its file outside of the project, of which git is asked nothing', () => {
    const outside = mkdtempSync(join(tmpdir(), 'vakta-changed-'));
    writeFileSync(join(outside, 'a.json'), '{}');
    utimesSync(join(outside, 'a.json'), 0, Date.UTC(2026, 1, 18, 23, 59) / 1000);
    expect(changedOn(outside)('a.json')).toBe('2026-02-18');
    changedOn(engineRoot);
    changedOn(join(engineRoot, '..'));
    expect(asked()).toEqual([]);
    rmSync(outside, { recursive: true });
  });
});
