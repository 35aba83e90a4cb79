import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../files/roots';
import type { BenchArguments } from './arguments';
import { buildColumns, buildRows, medianTaken, type BuildsOfSize } from './build-rows';
import { writeGeneratedSite } from './generated-site';
import { measuredProcess, type Taken } from './measured-process';
import { withFolder } from './sites';
import { table } from './table';

/** What builds of a generated site take as whole processes: without anything kept from before, and with all of it. */
export async function measureBuilds({ sizes, runs = 3 }: BenchArguments): Promise<string> {
  return withFolder(async (folder) => {
    copyProject(join(folder, 'project'));
    const builds: BuildsOfSize[] = [];
    for (const pages of sizes) builds.push(await buildsOf(folder, pages, runs));
    return table(buildColumns, buildRows(builds));
  });
}

/** What a build needs none of, or makes. */
const unneeded = new Set(
  '.git .cache .data dist dist-engine docs node_modules pages-json test-results tests'.split(' '),
);

/** A copy has caches of its own: nothing is kept there from before, and nothing is left afterwards. */
function copyProject(copy: string): void {
  for (const name of readdirSync(engineRoot).filter((one) => !unneeded.has(one)))
    cpSync(join(engineRoot, name), join(copy, name), { recursive: true });
  symlinkSync(join(engineRoot, 'node_modules'), join(copy, 'node_modules'));
}

/** One cold build, then warm ones and the floor by turns. */
async function buildsOf(folder: string, pages: number, runs: number): Promise<BuildsOfSize> {
  const project = join(folder, 'project');
  const from = join(folder, 'pages');
  const out = join(folder, 'site');
  const plain = join(folder, 'plain');
  for (const old of [join(project, '.cache'), from, out, plain])
    rmSync(old, { recursive: true, force: true });
  await writeGeneratedSite(from, pages);
  mkdirSync(plain);
  const build = (): Promise<Taken> => measuredProcess('build.ts', ['--pages', from, '--out', out], project);
  const cold = await build();
  const [warm, floor]: [Taken[], Taken[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    warm.push(await build());
    floor.push(await measuredProcess('bench/floor/plain-build-process.ts', [from, plain], project));
  }
  return { pages, taken: { cold, warm: medianTaken(warm), floor: medianTaken(floor) } };
}
