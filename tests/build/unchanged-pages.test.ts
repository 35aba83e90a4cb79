import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFolder } from '../../scripts/build/build-folder';
import { filesBelow } from '../../scripts/build/made-files';
import { lockFolder } from '../../scripts/files/lock-folder';
import { newFolder, page, site, write } from './sample-site';

const folder = newFolder();
const [pages, dist] = [join(folder, 'pages'), join(folder, 'dist')];
const build = () => buildFolder({ pages, out: dist }, false);
const [kept = '', changed = '', spoilt = ''] = [1, 2, 3].map((number) =>
  join(dist, `pages/page-${number}/index.html`),
);

beforeAll(async () => {
  site(pages, 3);
  await build();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a build over the one before', () => {
  it('leaves the file of a page alone whose words stay, and makes the others anew', async () => {
    const { ino, mtimeMs } = statSync(kept);
    const [whole, files] = [readFileSync(spoilt, 'utf8'), filesBelow(dist)];
    write(pages, 'pages/page-2.json', page(200));
    appendFileSync(spoilt, 'what no build wrote');
    await build();
    expect(statSync(kept)).toMatchObject({ ino, mtimeMs });
    expect(readFileSync(changed, 'utf8')).toContain('words</strong> about 200.');
    expect(readFileSync(spoilt, 'utf8')).toBe(whole);
    expect(filesBelow(dist).length).toBe(files.length);
  });

  it('looks at the pages that are there only when nobody else publishes there', async () => {
    const whole = readFileSync(spoilt, 'utf8');
    const lock = await lockFolder(dist);
    const done = build();
    const isNear = () => readdirSync(dist).some((name) => existsSync(join(dist, name, 'social')));
    while (!isNear()) await setTimeout(10);
    await setTimeout(500);
    appendFileSync(spoilt, 'what another build wrote');
    await lock?.release();
    await done;
    expect(readFileSync(spoilt, 'utf8')).toBe(whole);
  });
});
