import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeNew, writeWhole } from './write-whole';

/** Why the disk does not give a second name to a file; empty when it does. */
const disk = vi.hoisted(() => ({ refuses: '' }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const linkSync = (from: string, to: string): void => {
    if (disk.refuses === '') return fs.linkSync(from, to);
    throw Object.assign(new Error(disk.refuses), { code: disk.refuses });
  };
  return { ...fs, linkSync };
});

let folder = '';
const at = (name: string): string => join(folder, name);
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'vakta-write-'))));
afterEach(() => {
  disk.refuses = '';
  rmSync(folder, { recursive: true, force: true });
});

describe('A file that is written whole', () => {
  it('takes the place of what was there, for whom it is meant, and leaves nothing beside it', () => {
    writeFileSync(at('a'), 'an older and longer text');
    writeWhole(at('a'), 'new', 0o600);
    expect(readFileSync(at('a'), 'utf8')).toBe('new');
    expect(statSync(at('a')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it('is not written at all where it cannot be, and leaves nothing beside it', () => {
    mkdirSync(at('a/b'), { recursive: true });
    expect(() => writeWhole(at('a'), 'new')).toThrow('EISDIR');
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it('does not touch what has the name of its unfinished text already', () => {
    const unfinished = `a.new-${process.pid}`;
    writeFileSync(at(unfinished), 'of somebody else');
    expect(() => writeWhole(at('a'), 'new')).toThrow('EEXIST');
    expect(readFileSync(at(unfinished), 'utf8')).toBe('of somebody else');
  });
});

describe('A new file', () => {
  it.each(['', 'EPERM'])('is written whole, also where a disk has no second names: %j', (refuses) => {
    disk.refuses = refuses;
    writeNew(at('a'), 'new');
    expect(readFileSync(at('a'), 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['a']);
  });

  it.each([
    ['a file', () => writeFileSync(at('a'), 'old')],
    ['a link to nothing', () => symlinkSync(at('nowhere'), at('a'))],
  ])('does not take the place of %s', (_, make) => {
    make();
    expect(() => writeNew(at('a'), 'new')).toThrow('EEXIST');
    disk.refuses = 'EPERM';
    expect(() => writeNew(at('a'), 'new')).toThrow('EEXIST');
    expect(readdirSync(folder)).toEqual(['a']);
  });
});
