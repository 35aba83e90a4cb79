import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { projectRoot } from '../files/project-root';
import { contentId } from './build-id';
import { firstScript, type FirstScript } from './first-script';
import { stylesOf, type Styles } from './page-style';
import { closeStaging, openStaging } from './staging';
import { partsOf, templateOf, type Parts } from './template';

/** What renders pages: the built server entry. */
export type Server = typeof import('../../src/entry-server');

/** The built app: what stands in every page, and the server entry. Its browser files lie in the folder that was named. */
export interface Bundle {
  /** The HTML around every page. */
  template: string;
  first: FirstScript;
  styles: Styles;
  parts: Parts & {
    /** The stylesheet with the faces. */
    faces: string;
  };
  /** The paths of its browser files, whose names tell their content. */
  files: string[];
  server: Server;
}

type Output = Rolldown.RolldownOutput['output'];

/** The files of a bundle by their path in the site. */
export type Files = Map<string, string | Uint8Array>;

/** Builds the app for the browser into `folder`, and for the server. It knows no page. */
export async function bundle(folder: string): Promise<Bundle> {
  // React's development build must not be shipped, whatever the shell says.
  process.env['NODE_ENV'] = 'production';
  const output = await built({});
  const files = filesOf(output);
  const parts = partsOf(output);
  const styles = stylesOf(String(files.get(parts.style)).trim());
  const faces = `assets/faces-${contentId(styles.faces)}.css`;
  files.set(parts.style, styles.whole).set(faces, styles.faces);
  const template = templateOf(String(files.get('index.html')));
  files.delete('index.html');
  writeFiles(folder, files);
  const first = firstScript(filesOf(await built({ rolldownOptions: firstOptions })));
  const server = await serverEntry();
  return { template, first, styles, parts: { ...parts, faces }, files: [...files.keys()], server };
}

const firstOptions = { input: 'src/app/first/first.ts', output: { format: 'iife' } } as const;

/** Vite only gives the files: written here, a full disk is an error like any other. */
async function built(options: InlineConfig['build']): Promise<Output> {
  const { output } = (await build({
    root: projectRoot,
    logLevel: 'warn',
    configFile: join(projectRoot, 'vite.config.ts'),
    build: { ...options, write: false },
  })) as Rolldown.RolldownOutput;
  return output;
}

function filesOf(output: Output): Files {
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** The server entry is run from the project's folder, where its packages are found. */
async function serverEntry(): Promise<Server> {
  const files = filesOf(await built({ ssr: 'src/entry-server.tsx' }));
  const place = join(projectRoot, '.cache/server');
  const folder = openStaging(place);
  try {
    writeFiles(folder, files);
    return (await import(pathToFileURL(join(folder, 'entry-server.js')).href)) as Server;
  } finally {
    closeStaging(place, folder);
  }
}
