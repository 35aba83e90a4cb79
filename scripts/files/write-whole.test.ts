import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeWhole } from './write-whole';

let folder = '';
const at = (name: string): string => join(folder, name);
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'vakta-write-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
