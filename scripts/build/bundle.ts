import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { projectRoot } from '../files/project-root';

/** What renders pages: the built server entry. */
export type Server = typeof import('../../src/entry-server');

/** The built app: the HTML around every page, and the server entry. Its browser files lie in the folder that was named. */
export interface Bundle {
  template: string;
  /** The names of its browser files, which tell their content. */
  files: string[];
  server: Server;
}

/** Builds the app for the browser into `folder`, and for the server. It knows no page. */
export async function bundle(folder: string): Promise<Bundle> {
  // React's development build must not be shipped, whatever the shell says.
  process.env['NODE_ENV'] = 'production';
  const common = {
    root: projectRoot,
    logLevel: 'warn',
    configFile: join(projectRoot, 'vite.config.ts'),
  } as const;
  await build({ ...common, build: { outDir: folder, emptyOutDir: true } });
  const serverFolder = join(projectRoot, '.cache', `server-${process.pid}`);
  await build({ ...common, build: { ssr: 'src/entry-server.tsx', outDir: serverFolder, emptyOutDir: true } });
  const server = (await import(pathToFileURL(join(serverFolder, 'entry-server.js')).href)) as Server;
  rmSync(serverFolder, { recursive: true });
  return { template: templateOf(folder), files: readdirSync(join(folder, 'assets')), server };
}

/** The built `index.html`, with its stylesheet inside: what is linked would keep the first paint waiting. */
function templateOf(folder: string): string {
  const path = join(folder, 'index.html');
  const html = readFileSync(path, 'utf8');
  rmSync(path);
  return html.replaceAll(
    /<link rel="stylesheet"[^>]*href="\.\/(assets\/[^"]+)"[^>]*>/g,
    (_, file: string) => {
      const css = readFileSync(join(folder, file), 'utf8');
      return `<style>${css.replaceAll('url(./', 'url(./assets/').trim()}</style>`;
    },
  );
}
