import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { siteAt } from '../../scripts/chores/site-at';
import { checkSite } from '../../src/content/check-site';
import { removePage } from '../../src/content/operations/publish-page';
import { renamePage } from '../../src/content/operations/rename-page';
import { changedSource } from '../../src/content/operations/site-change';
import { killRenaming, writeTalks } from '../chores/support/kill-renaming';

const folder = mkdtempSync(join(tmpdir(), 'vakta-nightly-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a chore that is killed a hundred times has done all or nothing each time', async () => {
  const pages = join(folder, 'killed');
  writeTalks(pages);
  const { states, problems } = await killRenaming(pages, 100);
  expect(problems).toEqual([]);
  expect(new Set(states).size).toBe(2);
});

it('every page of the first site can get another address and its own again', async () => {
  const pages = join(folder, 'renamed');
  cpSync('pages-json', pages, { recursive: true });
  const { source, checked, tools } = await siteAt(pages);
  const renamed = (from: string, to: string, before: typeof checked, read: typeof source) => {
    const outcome = renamePage(before, from, to);
    if ('trouble' in outcome) throw new Error(outcome.trouble);
    const after = changedSource(read, outcome.change);
    return { source: after, checked: checkSite(after, tools) };
  };
  for (const { route } of checked.site.pages.filter((page) => page.route !== '/')) {
    const there = renamed(route, '/elsewhere/with-a-new-name', checked, source);
    const back = renamed('/elsewhere/with-a-new-name', route, there.checked, there.source);
    expect([route, there.checked.problems, back.checked.problems]).toEqual([route, [], []]);
    const paths = back.source.documents.map(({ path }) => path);
    expect(paths).toEqual(source.documents.map(({ path }) => path));
  }
});

it('a page of the first site is taken away without an error, or not at all', async () => {
  const { source, checked, tools } = await siteAt('pages-json');
  const outcomes = checked.site.pages.map(({ route }) => removePage(checked, tools.validator, route));
  const left = outcomes.flatMap((outcome) =>
    'change' in outcome ? checkSite(changedSource(source, outcome.change), tools).problems : [],
  );
  // What to ask in place of a suggestion, and where to give thanks for what a form sends, its author decides.
  const decided = new Set(['dead-suggestion', 'form-without-thanks']);
  const unfit = left.filter(({ code, severity }) => severity === 'error' && !decided.has(code));
  expect(unfit).toEqual([]);
  expect(outcomes.filter((outcome) => 'change' in outcome).length).toBeGreaterThan(10);
});
