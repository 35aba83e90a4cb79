import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newFolder } from '../../tests/build/sample-site';
import { smallSite } from '../../tests/checker/support/virtual-site';
import { withCheckedPages } from './check-pages';

const folder = newFolder();
cpSync(smallSite, folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const problems = () => withCheckedPages(folder, (checked) => checked.problems);

it('a check names a drawing that cannot be drawn where it is shown, and none that nobody shows', async () => {
  const broken = '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>';
  writeFileSync(join(folder, '_media/nobody.svg'), broken);
  expect(await problems()).toEqual([]);
  writeFileSync(join(folder, '_media/dance.svg'), broken);
  const found = await problems();
  expect(found.map(({ code, file }) => [code, file])).toEqual([['broken-picture', 'about.json']]);
  expect(found[0]?.message).toMatch(/_media\/dance\.svg cannot be used: .*Unexpected close tag/);
});
