import { mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { SiteChange } from '../../src/content/operations/site-change';
import type { Source } from '../../src/content/source/source';
import { writeWhole } from '../files/write-whole';
import { linesText } from './change-text';

/** Where the list of what was taken away with a page is kept until the page is published again: beside the pages folder, in what git leaves out. */
function listFile(pages: string, route: string): string {
  const folder = realpathSync(pages);
  return join(dirname(folder), '.data/unpublished', basename(folder), `${route.slice(1)}.txt`);
}

/**
 * Writes down the lines that go with a page that becomes a draft. Of one that is a draft already they are added to those
 * of the first time.
 */
export function keepList(pages: string, route: string, change: SiteChange, before: Source): void {
  const file = listFile(pages, route);
  const isFirst = [...change.edits.values()].flat().some(({ kind }) => kind === 'draft');
  const text = (isFirst ? '' : readList(pages, route)) + goneLines(pages, change, before);
  if (text === '') return forgetList(pages, route);
  // Enquiries may be kept beside it, which are not for everybody.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeWhole(file, text);
}

/** The list that is kept; empty where there is none. */
export function readList(pages: string, route: string): string {
  try {
    return readFileSync(listFile(pages, route), 'utf8');
  } catch {
    return '';
  }
}

/** Takes the list away, where there is one. */
export function forgetList(pages: string, route: string): void {
  rmSync(listFile(pages, route), { force: true });
}

/** The lines as they were and as they are, whole, without the mark of the draft itself. */
function goneLines(pages: string, change: SiteChange, before: Source): string {
  const edits = [...change.edits].map(
    ([path, own]) => [path, own.filter(({ kind }) => kind !== 'draft')] as const,
  );
  return linesText(
    pages,
    before,
    { ...change, edits: new Map(edits.filter(([, own]) => own.length > 0)) },
    Infinity,
  );
}
