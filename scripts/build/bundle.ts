import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Rolldown } from 'vite';
import { projectRoot } from '../files/project-root';
import { filesOf, keptBundle, writeFiles, type Files } from './kept-bundle';

/** What renders pages: the built server entry. */
export type Server = typeof import('../../src/entry-server');

/** The built app: the HTML around every page, and the server entry. Its browser files lie in the folder that was named. */
export interface Bundle {
  template: string;
  /** The paths of its browser files, whose names tell their content. */
  files: string[];
  server: Server;
}

/**
 * Builds the app for the browser into `folder`, and for the server. It knows no page. Where no source has changed since
 * it was built before, it only reads.
 * @param folder undefined when its browser files are not wanted.
 */
export async function bundle(folder?: string): Promise<Bundle> {
  // React's development build must not be shipped, whatever the shell says.
  process.env['NODE_ENV'] = 'production';
  const files = filesOf(await built({}));
  const template = templateOf(files);
  files.delete('index.html');
  if (folder !== undefined) writeFiles(folder, files);
  return { template, files: [...files.keys()], server: await serverEntry() };
}

/** Vite only gives the files: written here, a full disk is an error like any other. Gives the folder that they are in. */
function built(options: InlineConfig['build']): Promise<string> {
  return keptBundle(options, async () => {
    // It takes longer to load than a small site to build.
    const { build } = await import('vite');
    const output = (await build({
      root: projectRoot,
      logLevel: 'warn',
      configFile: join(projectRoot, 'vite.config.ts'),
      build: { ...options, write: false },
    })) as Rolldown.RolldownOutput;
    return new Map(
      output.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
    );
  });
}

/** The server entry is run from the project's folder, where its packages are found. */
async function serverEntry(): Promise<Server> {
  const folder = await built({ ssr: 'src/entry-server.tsx' });
  return (await import(pathToFileURL(join(folder, 'entry-server.js')).href)) as Server;
}

/** The built `index.html`, with its stylesheet inside: what is linked would keep the first paint waiting. */
function templateOf(files: Files): string {
  return String(files.get('index.html')).replaceAll(
    /<link rel="stylesheet"[^>]*href="\.\/(assets\/[^"]+)"[^>]*>/g,
    (_, file: string) =>
      `<style>${String(files.get(file)).replaceAll('url(./', 'url(./assets/').trim()}</style>`,
  );
}
