import type { Rolldown } from 'vite';
import { join } from 'node:path';
import { keptStyle } from '../../../scripts/brand/kept-style';
import { built } from '../../../scripts/build/bundle';
import { withCheckedPages } from '../../../scripts/check/check-pages';
import { engineRoot } from '../../../scripts/files/roots';
import { buildSite } from '../../../src/content/render/build-site';

const pages = join(engineRoot, 'tests/sites/speaker');

/** The libraries in each script of the app, by the script's path in the site. It is bundled again for that, and not written. */
export async function librariesOfScripts(): Promise<Map<string, string[]>> {
  process.env['NODE_ENV'] = 'production';
  const site = await withCheckedPages(pages, (checked) =>
    buildSite(checked, { withDrafts: false, year: 2026 }),
  );
  const brand = await keptStyle(site.brand, join(pages, '_fonts'));
  const output = await built({ language: 'en', brand, blockTypes: site.blockTypes }, {});
  const scripts = output.filter((file) => file.type === 'chunk');
  return new Map(scripts.map(({ fileName, modules }) => [`/${fileName}`, librariesIn(modules)]));
}

/** The packages that gave a script some of its code. */
function librariesIn(modules: Rolldown.OutputChunk['modules']): string[] {
  const names = Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .flatMap(([id]) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
  return [...new Set(names)].toSorted();
}
