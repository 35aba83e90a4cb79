import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newFolder } from '../../tests/build/sample-site';
import { forgetUnused, isKept, keep, putKept } from './kept';

/** Whether the disk neither changes times nor gives second names. */
const disk = vi.hoisted(() => ({ refuses: false }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const orRefused =
    <Parameters extends unknown[]>(work: (...all: Parameters) => void) =>
    (...all: Parameters): void => {
      if (disk.refuses) throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
      work(...all);
    };
  return { ...fs, utimesSync: orRefused(fs.utimesSync), linkSync: orRefused(fs.linkSync) };
});

const folder = newFolder();
const [cache, site] = [join(folder, 'cache'), join(folder, 'site')];
const [kept, place] = [join(cache, 'one'), join(site, 'one')];

beforeEach(() => {
  for (const one of [cache, site]) {
    rmSync(one, { recursive: true, force: true });
    mkdirSync(one);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a file one that was last used so many days ago. */
function leave(path: string, days: number): void {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  utimesSync(path, then, then);
}

describe('what is kept', () => {
  it('is there whole, or not at all', () => {
    const write = (unfinished: string): void => {
      mkdirSync(unfinished);
      writeFileSync(join(unfinished, 'half'), '');
      throw new Error('The disk is full.');
    };
    expect(() => keep(kept, write)).toThrow('The disk is full.');
    expect(readdirSync(cache)).toEqual([]);
    expect(isKept(kept)).toBe(false);
  });

  it('is not there where nothing of it could be written, for the reason that there was', () => {
    const write = (): void => {
      throw new Error('The disk is full.');
    };
    expect(() => keep(kept, write)).toThrow('The disk is full.');
  });

  it('is that of whoever was first', () => {
    keep(kept, (unfinished) => {
      mkdirSync(unfinished);
      mkdirSync(kept);
      writeFileSync(join(kept, 'first'), '');
    });
    expect(readdirSync(cache)).toEqual(['one']);
    expect(readdirSync(kept)).toEqual(['first']);
  });

  it('is put into a site without a copy of its bytes, as often as one likes', () => {
    keep(kept, (unfinished) => writeFileSync(unfinished, 'words'));
    putKept(kept, place);
    putKept(kept, place);
    expect(readFileSync(place, 'utf8')).toBe('words');
    expect(statSync(place).ino).toBe(statSync(kept).ino);
    rmSync(place);
    expect(isKept(kept)).toBe(true);
  });

  it('goes when it was not used for a month, and stays when somebody asked for it', () => {
    for (const name of ['asked', 'unused', 'young'])
      keep(join(cache, name), (path) => writeFileSync(path, ''));
    leave(join(cache, 'asked'), 31);
    leave(join(cache, 'unused'), 31);
    leave(join(cache, 'young'), 29);
    const { mtimeMs } = statSync(join(cache, 'asked'));
    expect(isKept(join(cache, 'asked'))).toBe(true);
    forgetUnused(cache);
    expect(readdirSync(cache)).toEqual(['asked', 'young']);
    expect(statSync(join(cache, 'asked')).mtimeMs).toBe(mtimeMs);
  });

  it('is asked for without a sign of it within a day, as that would be a change of the disk for nothing', () => {
    keep(kept, (unfinished) => writeFileSync(unfinished, ''));
    leave(kept, 0.9);
    const { atimeMs } = statSync(kept);
    isKept(kept);
    expect(statSync(kept).atimeMs).toBe(atimeMs);
    leave(kept, 1.1);
    isKept(kept);
    expect(Date.now() - statSync(kept).atimeMs).toBeLessThan(60_000);
  });

  it('can be used also when it belongs to somebody else, and copied where a disk has no second names', () => {
    keep(kept, (unfinished) => writeFileSync(unfinished, 'words'));
    leave(kept, 2);
    disk.refuses = true;
    expect(isKept(kept)).toBe(true);
    putKept(kept, place);
    disk.refuses = false;
    expect(readFileSync(place, 'utf8')).toBe('words');
    expect(statSync(place).ino).not.toBe(statSync(kept).ino);
  });

  it('is kept in a folder that is made for it', () => {
    const deep = join(cache, 'a/b/one');
    keep(deep, (unfinished) => writeFileSync(unfinished, ''));
    expect(isKept(deep)).toBe(true);
  });

  it('takes the rest of a build that was killed with it', () => {
    mkdirSync(`${kept}.12345`);
    writeFileSync(join(`${kept}.12345`, 'half'), '');
    leave(`${kept}.12345`, 31);
    forgetUnused(cache);
    expect(existsSync(`${kept}.12345`)).toBe(false);
  });
});
