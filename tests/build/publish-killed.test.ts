import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { filesBelow, markerName } from '../../scripts/build/made-files';
import { checkOutFolder } from '../../scripts/build/out-folder';
import { newFolder } from './sample-site';
import { killPublishing } from './support/kill-publishing';
import { filesOf, publishVersion } from './support/prepared-site';

it('publishing keeps every page whole when it is killed, and tidies up what was left', async () => {
  const folder = newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = join(folder, 'dist');
  const { versions, defects } = await killPublishing(place, 3);
  expect(defects).toEqual([]);
  expect(versions).toBeGreaterThan(3);
  checkOutFolder(place, 'pages-json');
  publishVersion(place, versions + 1);
  const there = filesBelow(place).filter((file) => file !== markerName);
  expect(there.toSorted()).toEqual([...filesOf(versions + 1).keys()].toSorted());
  expect(readdirSync(folder)).toEqual(['dist']);
});
