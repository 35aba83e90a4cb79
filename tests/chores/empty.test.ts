import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { emptyPages } from '../../scripts/chores/empty';
import { siteAt } from '../../scripts/chores/site-at';

it('A site in another language is emptied too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vakta-empty-'));
  const pages = join(folder, 'pages');
  cpSync('tests/sites/clinic', pages, { recursive: true });
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => {
    said.mockRestore();
    rmSync(folder, { recursive: true });
  });
  await emptyPages(new Map(), { pages, isDryRun: false, isAgreed: true });
  const { checked } = await siteAt(pages);
  expect(checked.problems).toEqual([]);
  expect(checked.site.pages.filter(({ isArticle }) => isArticle)).toEqual([]);
});
