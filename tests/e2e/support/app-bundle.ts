import { build, type Rolldown } from 'vite';
import { viteConfig } from '../../../scripts/build/vite-config';
import { wordsIn } from '../../../scripts/files/words-in';

/** The libraries in each script of the app, by the script's path in the site. It is bundled again for that, and not written. */
export async function librariesOfScripts(): Promise<Map<string, string[]>> {
  process.env['NODE_ENV'] = 'production';
  const { output } = (await build({
    ...viteConfig,
    logLevel: 'silent',
    resolve: { alias: [wordsIn('en')] },
    build: { ...viteConfig.build, write: false },
  })) as Rolldown.RolldownOutput;
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
