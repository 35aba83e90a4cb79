import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { formsIn } from './forms-in';

/** A pages folder with these files in `_forms`. */
function pagesWith(files: Record<string, unknown>): string {
  const pages = mkdtempSync(join(tmpdir(), 'vakta-forms-'));
  onTestFinished(() => rmSync(pages, { recursive: true, force: true }));
  mkdirSync(join(pages, '_forms'));
  for (const [name, value] of Object.entries(files))
    writeFileSync(join(pages, '_forms', name), typeof value === 'string' ? value : JSON.stringify(value));
  return pages;
}

const fields = [{ name: 'email', kind: 'email' }];

it('the forms of a pages folder are known by the names of their files', () => {
  const pages = pagesWith({
    'visit.json': { title: 'Visit', fields },
    'a.json': { title: 'A', formId: 'x', fields },
  });
  expect(formsIn(pages)).toEqual([
    { name: 'a', title: 'A', formId: 'x', fields },
    { name: 'visit', title: 'Visit', fields },
  ]);
});

it('what is no form is none, and a folder without forms has none', () => {
  const odd = {
    'a.json': '{',
    'b.json': null,
    'c.json': { title: 'C' },
    'd.json': { title: 'D', fields: [{ name: 1, kind: 'text' }] },
    'e.json': { title: 'E', fields, sends: { a: 1 } },
    'f.json': { title: 'F', fields, formId: 7 },
    'g.json': { fields },
    'h.txt': { title: 'H', fields },
    'i.json': { title: 'I', fields, sends: [] },
  };
  expect(formsIn(pagesWith(odd))).toEqual([]);
  expect(formsIn(join(tmpdir(), 'vakta-no-such-folder'))).toEqual([]);
});

it('a folder with the name of a form is none', () => {
  const pages = pagesWith({});
  mkdirSync(join(pages, '_forms', 'a.json'));
  expect(formsIn(pages)).toEqual([]);
});
