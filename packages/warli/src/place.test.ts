import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf, placeOf, writeWhole } from './place';

const picture = { file: 'home/hero.svg', svg: '<svg/>\n' };
let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'warli-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string) => writeWhole(join(folder, name), text);

describe('A picture', () => {
  it('is written where nothing is, and left where it is already', () => {
    expect(placeOf(picture, folder, {})).toBe('written');
    put(picture.file, picture.svg);
    expect(placeOf(picture, folder, {})).toBe('same');
  });

  it('takes the place of what was drawn before, and of nothing else', () => {
    put(picture.file, '<svg>before</svg>');
    expect(placeOf(picture, folder, { [picture.file]: hashOf('<svg>before</svg>') })).toBe('written');
    expect(placeOf(picture, folder, { [picture.file]: hashOf('<svg>long ago</svg>') })).toBe('foreign');
    expect(placeOf(picture, folder, {})).toBe('foreign');
  });

  it.each(['.jpg', '.jpeg', '.png', '.webp'])('gives way to a photograph that ends in %s', (ending) => {
    put(`home/hero${ending}`, 'x');
    expect(placeOf(picture, folder, {})).toBe('photograph');
  });

  it('is written whole, and leaves no other file', () => {
    put(picture.file, picture.svg);
    expect(readFileSync(join(folder, picture.file), 'utf8')).toBe(picture.svg);
    expect(readdirSync(join(folder, 'home'))).toEqual(['hero.svg']);
    writeFileSync(join(folder, picture.file), 'other');
  });
});
