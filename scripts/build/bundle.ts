import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { projectRoot } from '../files/project-root';
import { closeStaging, openStaging } from './staging';

/** What renders pages: the built server entry. */
export type Server = typeof import('../../src/entry-server');

/** The built app: the HTML around every page, and the server entry. Its browser files lie in the folder that was named. */
export interface Bundle {
  template: string;
  /** The paths of its browser files, whose names tell their content. */
  files: string[];
  server: Server;
}

/** The files of a bundle by their path in the site. */
type Files = Map<string, string | Uint8Array>;

/** Builds the app for the browser into `folder`, and for the server. It knows no page. */
export async function bundle(folder: string): Promise<Bundle> {
  // React's development build must not be shipped, whatever the shell says.
  process.env['NODE_ENV'] = 'production';
  const files = await built({});
  const template = templateOf(files);
  files.delete('index.html');
  writeFiles(folder, files);
  return { template, files: [...files.keys()], server: await serverEntry() };
}

/** Vite only gives the files: written here, a full disk is an error like any other. */
async function built(options: InlineConfig['build']): Promise<Files> {
  const output = (await build({
    root: projectRoot,
    logLevel: 'warn',
    configFile: join(projectRoot, 'vite.config.ts'),
    build: { ...options, write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}

function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** The server entry is run from the project's folder, where its packages are found. */
async function serverEntry(): Promise<Server> {
  const files = await built({ ssr: 'src/entry-server.tsx' });
  const place = join(projectRoot, '.cache/server');
  const folder = openStaging(place);
  try {
    writeFiles(folder, files);
    return (await import(pathToFileURL(join(folder, 'entry-server.js')).href)) as Server;
  } finally {
    closeStaging(place, folder);
  }
}

/** The built `index.html`, with its stylesheet inside: what is linked would keep the first paint waiting. */
function templateOf(files: Files): string {
  return String(files.get('index.html')).replaceAll(
    /<link rel="stylesheet"[^>]*href="\.\/(assets\/[^"]+)"[^>]*>/g,
    (_, file: string) =>
      `<style>${String(files.get(file)).replaceAll('url(./', 'url(./assets/').trim()}</style>`,
  );
}
