import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { perFile } from './per-file';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vakta-per-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'one.svg');
}

it('asks once of a file that stays the same, and again of one that was written, replaced or removed', () => {
  const file = newFile();
  const read = vi.fn<(path: string) => string>((path) => readFileSync(path, 'utf8'));
  const text = perFile(read);
  writeFileSync(file, 'one');
  expect([text(file), text(file)]).toEqual(['one', 'one']);
  expect(read).toHaveBeenCalledOnce();
  writeFileSync(file, 'another');
  expect(text(file)).toBe('another');
  writeFileSync(`${file}.new`, 'replaced');
  renameSync(`${file}.new`, file);
  expect(text(file)).toBe('replaced');
  rmSync(file);
  expect(() => text(file)).toThrow('ENOENT');
  writeFileSync(file, 'back');
  expect(text(file)).toBe('back');
  expect(() => text(`${file}.none`)).toThrow('ENOENT');
});
