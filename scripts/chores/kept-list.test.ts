import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteWith } from '../../tests/checker/support/virtual-site';
import { changeOf, type SiteChange } from '../../src/content/operations/site-change';
import { forgetList, keepList, readList } from './kept-list';

let pages = '';
beforeEach(() => {
  pages = join(mkdtempSync(join(tmpdir(), 'vakta-kept-')), 'pages');
  mkdirSync(pages);
});
afterEach(() => rmSync(join(pages, '..'), { recursive: true }));

const words = 'one that says much, '.repeat(20);
const [card, page] = [`{\n  "a": "${words}",\n  "b": 1\n}\n`, '{\n  "title": "Talks"\n}\n'];
const source = siteWith({ 'card.json': card, 'talks.json': page });
const gone = { offset: 4, length: `"a": "${words}",\n  `.length, content: '', kind: 'entry' } as const;
const draft = { offset: page.indexOf('\n}'), length: 0, content: ', "draft": true', kind: 'draft' } as const;
const change = (isDraft: boolean, isLinked = true): SiteChange =>
  changeOf({
    edits: new Map([
      ...(isLinked ? ([['card.json', [gone]]] as const) : []),
      ...(isDraft ? ([['talks.json', [draft]]] as const) : []),
    ]),
  });
const list = (): string => readList(pages, '/talks').replaceAll(/[^\s(]*vakta-kept-\w+\//g, '');

it('What goes with a page is kept whole, without the mark of the draft, until it is forgotten', () => {
  keepList(pages, '/talks', change(true), source);
  expect(list()).toContain(`pages/card.json:2\n  -   "a": "${words}",\n`);
  expect(list()).not.toContain('talks.json');
  forgetList(pages, '/talks');
  expect(list()).toBe('');
});

it('Of a page that is a draft already it is added, and of one that was published begun anew', () => {
  const timesOf = (): number => list().split('card.json').length - 1;
  keepList(pages, '/talks', change(true), source);
  keepList(pages, '/talks', change(false), source);
  expect(timesOf()).toBe(2);
  keepList(pages, '/talks', change(true), source);
  expect(timesOf()).toBe(1);
});

it('Nothing is kept where nothing led there', () => {
  keepList(pages, '/talks', change(true), source);
  keepList(pages, '/talks', change(true, false), source);
  expect(list()).toBe('');
});
