import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesBelow, madeFiles, markerName } from '../../scripts/build/made-files';
import { checkOutFolder } from '../../scripts/build/out-folder';
import { engineRoot } from '../../scripts/files/roots';
import { newFolder, page, site, write } from '../build/sample-site';
import { killPublishing } from '../build/support/kill-publishing';
import { filesOf, publishVersion } from '../build/support/prepared-site';

const folder = newFolder();
const [pages, dist] = [join(folder, 'pages'), join(folder, 'dist')];
const command = ['--import', 'tsx', 'scripts/build.ts', '--pages', pages, '--out', dist];
const inProject = { cwd: engineRoot, stdio: 'ignore' } as const;

beforeAll(() => site(pages, 40));
afterAll(() => rmSync(folder, { recursive: true }));

/** Pages that are not whole, or name a script, a face or a picture that is not there. */
function defects(): string[] {
  const routes = ['', ...Array.from({ length: 40 }, (_, at) => `pages/page-${at + 1}`)];
  return routes.flatMap((route) => {
    const path = join(dist, route, 'index.html');
    const html = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (!html.trimEnd().endsWith('</html>')) return [`${route} is not whole`];
    const named = [...html.matchAll(/\/((?:assets|media|social)\/[\w.-]+)/g)].map(([, file = '']) => file);
    return named.filter((file) => !existsSync(join(dist, file))).map((file) => `${route} lacks ${file}`);
  });
}

/** Lets a build run for some milliseconds; 0 for the whole. Gives how long it ran. */
async function build(milliseconds: number): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, command, inProject);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (milliseconds > 0) setTimeout(() => child.kill('SIGKILL'), milliseconds);
  await gone;
  return performance.now() - start;
}

it('each page is whole and finds what it needs after 100 kills of a build', async () => {
  await build(0);
  const whole = await build(0);
  const found: string[] = [];
  for (let kill = 0; kill < 100; kill += 1) {
    write(pages, 'pages/page-7.json', page(7 + 1000 * (kill + 1)));
    await build(whole * (0.02 + ((kill * 0.61) % 1)));
    found.push(...defects());
  }
  expect(found).toEqual([]);
  const { status } = spawnSync(process.execPath, command, inProject);
  expect(status).toBe(0);
  expect(filesBelow(dist).length).toBe((madeFiles(dist)?.length ?? 0) + 1);
  expect(readdirSync(folder).toSorted()).toEqual(['dist', 'pages']);
  console.log(`100 kills of a build of ${Math.round(whole)} ms: each page whole, the next build tidied up.`);
});

it('each page is whole after 100 kills of the moment in which a site is published, and the next one tidies up', async () => {
  const place = join(folder, 'published');
  const { versions, defects: missed } = await killPublishing(place, 100);
  expect(missed).toEqual([]);
  checkOutFolder(place, pages);
  publishVersion(place, versions + 1);
  const there = filesBelow(place).filter((file) => file !== markerName);
  expect(there.toSorted()).toEqual([...filesOf(versions + 1).keys()].toSorted());
  console.log(`100 kills while ${versions} versions were published: each page whole.`);
});
