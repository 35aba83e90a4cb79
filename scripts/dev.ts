import { relative, resolve } from 'node:path';
import { createServer } from 'vite';
import { interfaceLanguage } from '../src/words/languages';
import { ownAliases, ownParts, shared } from './build/own-parts';
import { viteConfig } from './build/vite-config';
import { pagesFolder } from './check/check-pages';
import { styleIn, styleName } from './brand/style-in';
import { LiveSite, styleFolder } from './dev/live-site';
import { pagesPlugin } from './dev/pages-plugin';
import { viteLimits } from './dev/vite-gate';
import { pagesOption, type Command } from './files/command-help';
import { readCommandLine, runCommandLine } from './files/command-line';
import { writeFiles } from './files/kept';
import { portOf } from './files/port';
import { settingsIn } from './files/settings-in';
import { wordsIn } from './files/words-in';
import { localReceiver } from './receive/local-receiver';
import { UsageError } from './files/usage-error';

/** Whether a path is a folder, or below it. */
function isIn(folder: string): (path: string) => boolean {
  return (path) => !/^\.\.(?:[/\\]|$)/.test(relative(folder, path));
}

/** How development is called. */
const command = {
  name: 'npm run dev',
  does: 'Shows the site on http://127.0.0.1:5173 as it is written: a saved file at once, mistakes over the page.',
  options: { pages: pagesOption },
  notes: ['Another port: PORT=5180 npm run dev. Ctrl+C ends it.'],
} as const satisfies Command;

await runCommandLine(command, async (args) => {
  const { pages } = readCommandLine(command, args).values;
  const port = portOf(process.env['PORT'], 5173);
  // Says at once when there is no such folder; what is in it is read while a browser opens.
  pagesFolder(pages);
  const { basePath = '/', language } = settingsIn(pages);
  await writeFiles(styleFolder, new Map([[styleName, '']]));
  const live = new LiveSite(pages);
  const { receiver, note } = await localReceiver(pages, 'npm run dev');
  const server = await createServer({
    ...viteConfig,
    base: basePath,
    resolve: {
      alias: [wordsIn(interfaceLanguage(language)), styleIn(styleFolder), ...ownAliases],
      dedupe: shared,
    },
    appType: 'custom',
    plugins: [ownParts(), ...viteConfig.plugins, pagesPlugin({ pages, live, receiver })],
    server: {
      ...viteLimits,
      host: '127.0.0.1',
      port,
      strictPort: true,
      // The pages have a watcher of their own.
      watch: { ignored: [isIn(resolve(pages))] },
    },
  });
  await server.listen().catch(async (error: Error) => {
    await server.close();
    throw new UsageError(`${error.message}. Choose another: PORT=5180 npm run dev`);
  });
  console.log(`The pages in ${pages} are at ${server.resolvedUrls?.local[0] ?? ''}`);
  console.log(note);
  await live.ready();
  if (live.report !== '') console.log(live.report);
  return 0;
});
