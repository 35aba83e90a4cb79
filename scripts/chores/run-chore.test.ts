import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageText } from '../../tests/checker/support/summary-of';
import { publishPage, removePage } from '../../src/content/operations/publish-page';
import { rename } from '../../src/content/operations/rename';
import { pagesIn } from '../check/check-pages';
import { NotPossible, UsageError } from '../files/usage-error';
import { previewOf, runChore, type Chore } from './run-chore';
import { siteAt } from './site-at';
import { unusedText, whereText } from './where';

let pages = '';
beforeEach(() => {
  pages = join(mkdtempSync(join(tmpdir(), 'vakta-chore-')), 'pages');
  cpSync('tests/sites/small', pages, { recursive: true });
});
afterEach(() => rmSync(join(pages, '..'), { recursive: true }));

const found = (): string[] => readdirSync(pages, { recursive: true, encoding: 'utf8' }).toSorted();
const textOf = (path: string): string => readFileSync(join(pages, path), 'utf8');
const renaming = (from: string, to: string): Chore => ({
  pages,
  decide: ({ checked }) => rename(checked, from, to),
});
const removing = (route: string): Chore => ({
  pages,
  decide: ({ checked, tools }) => removePage(checked, tools.validator, route),
});
const publishing = (route: string): Chore => ({
  pages,
  decide: ({ checked }) => publishPage(checked, route),
});
const shown = (text: string): string => text.replaceAll(/[^\s(]*vakta-chore-\w+\//g, '');

describe('A chore', () => {
  it('is done, and lists each file on a line', async () => {
    const text = await runChore(renaming('/invite', '/new/form'));
    expect(shown(text)).toBe(
      [
        'pages/_collections/programs.json  2 links',
        'pages/_site.json  2 links',
        'pages/about.json  1 link',
        'pages/index.json  2 links',
        'pages/invite.json → pages/new/form.json  1 old address, 1 $schema',
        '',
      ].join('\n'),
    );
    expect(textOf('new/form.json')).toContain('"/invite"');
    expect(found()).not.toContain('invite.json');
  });

  it('leaves a document alone that is no JSON yet, and says so', async () => {
    const broken = textOf('about.json').replace('"violet",', '"violet"');
    writeFileSync(join(pages, 'about.json'), broken);
    await expect(runChore(renaming('/invite', '/new'))).rejects.toThrow(
      /about\.json has a mistake.*Fix it first/,
    );
    await expect(runChore(renaming('/invite', '/new'))).rejects.toBeInstanceOf(NotPossible);
    expect([textOf('about.json'), found()]).toEqual([broken, expect.arrayContaining(['invite.json'])]);
  });

  it('shows the lines that it would change, long ones around the change, and writes nothing', async () => {
    const long = `${'Read it. '.repeat(30)}[about Vikram](/about-{owner.slug}) ${'Read it. '.repeat(30)}`;
    writeFileSync(
      join(pages, 'invite.json'),
      textOf('invite.json').replace('Read [about Vikram](/about-{owner.slug}).', long.trim()),
    );
    const before = found().map((path) => path);
    const text = shown(await previewOf(renaming('/about-vikram-sahyadri', '/him')));
    expect(text).toContain(
      [
        'pages/about.json:4',
        '  -   "path": "/about-{owner.slug}",',
        '  +   "path": "/him",',
        '  +   "aliases": ["/about-vikram-sahyadri"],',
      ].join('\n'),
    );
    expect(text).toMatch(/^ {2}- ….*\[about Vikram\]\(\/about-\{owner\.slug\}\) .*…$/m);
    expect(text).toMatch(/^ {2}\+ ….*\[about Vikram\]\(\/him\) .*…$/m);
    expect([found(), textOf('about.json')]).toEqual([
      before,
      readFileSync('tests/sites/small/about.json', 'utf8'),
    ]);
  });

  it('is not done where something would be wrong then, which is shown', async () => {
    const text = { type: 'prose', heading: 'More', text: '[Later](/later)' };
    writeFileSync(join(pages, 'talks.json'), pageText('Talks', '"draft": true,', JSON.stringify(text)));
    writeFileSync(join(pages, 'later.json'), pageText('Later', '"draft": true,'));
    const before = found();
    await expect(runChore(publishing('/talks'))).rejects.toThrow(
      /talks\.json:6:\d+ draft-page\n[^]*Nothing was changed: this is what would be wrong then/,
    );
    await expect(runChore(removing('/invite'))).rejects.toThrow(NotPossible);
    expect(found()).toEqual(before);
    await expect(runChore(renaming('/nope', '/x'))).rejects.toThrow('There is no page /nope.');
  });

  it('is done in a site that has mistakes of its own', async () => {
    writeFileSync(join(pages, 'broken.json'), '{');
    await runChore(renaming('/invite', '/new'));
    expect(found()).toContain('new.json');
  });

  it('is not done where somebody has agreed to something else', async () => {
    const agreed = await previewOf(renaming('/invite', '/new'));
    writeFileSync(join(pages, 'about.json'), textOf('about.json').replace('"/invite"', '"/book"'));
    await expect(runChore(renaming('/invite', '/new'), agreed)).rejects.toThrow(
      'The pages were changed meanwhile',
    );
    expect(found()).toContain('invite.json');
    await runChore(renaming('/invite', '/new'), await previewOf(renaming('/invite', '/new')));
    expect(found()).toContain('new.json');
  });

  it('waits for another one, and decides upon what that has left', async () => {
    const both = [runChore(renaming('/invite', '/one')), runChore(renaming('/invite', '/two'))];
    const ends = await Promise.allSettled(both);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const winner = found().includes('one.json') ? '/one' : '/two';
    await Promise.all([
      runChore(renaming(winner, '/three')),
      runChore(renaming('/about-vikram-sahyadri', '/him')),
    ]);
    const { checked } = await siteAt(pages);
    expect(checked.problems).toEqual([]);
  });

  it('needs a folder', async () => {
    const chore = { ...renaming('/a', '/b'), pages: join(pages, 'nowhere') };
    await expect(runChore(chore)).rejects.toThrow(UsageError);
    await expect(pagesIn(chore.pages)).rejects.toThrow('There is no folder');
  });
});

describe('What is used where', () => {
  it('is reported with files, lines and columns', async () => {
    const site = await siteAt(pages);
    expect(shown(whereText(site, '/invite#terms'))).toBe(
      [
        'The page /invite#terms (pages/invite.json): 2 places',
        '  pages/_site.json:19:82  /invite#terms',
        '  pages/index.json:39:55  /invite#terms',
        '',
      ].join('\n'),
    );
    expect(whereText(site, 'contact.email')).toBe('The placeholder {contact.email}: nothing names it\n');
    expect(() => whereText(site, 'danse')).toThrow(
      '"danse", and no text that says it. Did you mean "dance"?',
    );
    expect(() => whereText(site, 'danse')).toThrow(NotPossible);
    expect(shown(whereText(site, 'third row')).split('\n')).toEqual([
      '2 texts say "third row":',
      expect.stringMatching(/^pages\/invite\.json:7 {2}"….* the third row, and we .*…"$/),
      expect.stringMatching(/^pages\/invite\.json:13 {2}"….* the third row\."$/),
      '',
    ]);
    expect(unusedText(site)).toBe('Every picture, shared list, form and page is used.\n');
  });

  it('lists what is unused', async () => {
    writeFileSync(
      join(pages, '_media/old.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    );
    writeFileSync(join(pages, 'lone.json'), textOf('invite.json').replace('["/book"]', '["/lonely"]'));
    expect(shown(unusedText(await siteAt(pages)))).toBe(
      [
        'Pictures that nothing shows:',
        '  pages/_media/old.svg',
        '',
        'Pages that nothing leads to:',
        '  /lone',
        '',
      ].join('\n'),
    );
  });
});
