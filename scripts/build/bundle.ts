import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Rolldown } from 'vite';
import { interfaceLanguage } from '../../src/words/languages';
import { styleIn } from '../brand/style-in';
import { writeFiles, type Files } from '../files/kept';
import { wordsIn } from '../files/words-in';
import { contentId } from './build-id';
import { stylesOf, type Styles } from './first-view/page-style';
import { filesOf, keptBundle } from './kept-bundle';
import { ownAliases, ownParts, ownState, shared } from './own-parts';

/** What renders pages: the built server entry. */
export type Server = typeof import('../../src/entry-server');

/** The built app: what stands in every page, and the server entry. Its browser files lie in the folder that was named. */
export interface Bundle extends AboutBundle {
  styles: Styles;
  /** The paths of its browser files, whose names tell their content. */
  files: string[];
  server: Server;
}

/** What a site has in a bundle of its own. */
export interface OwnOfSite {
  /** Like "en-IN". */
  language?: string | undefined;
  /** The kept folder of its brand's style, whose name tells its content. */
  brand: string;
  /** The types of the blocks that its pages show; all where none are named. */
  blockTypes?: readonly string[];
}

/** What is known of a bundle beside its files. */
interface AboutBundle {
  /** The HTML around every page. */
  template: string;
  first: FirstScript;
  parts: Parts & {
    /** The stylesheet with the fonts. */
    fonts: string;
  };
}

/** Two files that are kept with a bundle and are none of the site's: what is known of it, and its style in one. */
const [aboutName, styleName] = ['about.json', 'style.css'];

/**
 * Builds the app for the browser into `folder`, and for the server. Of the pages it knows only the types of their blocks.
 * Where no source has changed since it was built before, it only reads.
 * @param own all that a site has in a bundle of its own.
 * @param folder undefined when its browser files are not wanted.
 */
export async function bundle({ language: named, ...own }: OwnOfSite, folder?: string): Promise<Bundle> {
  const kind = { ...own, language: interfaceLanguage(named) };
  // React's development build must not be shipped, whatever the shell says.
  process.env['NODE_ENV'] = 'production';
  const files = filesOf(
    await keptBundle(['browser', kind.language, basename(kind.brand), kind.blockTypes, ...ownState()], () =>
      browserFiles(kind),
    ),
  );
  const about = JSON.parse(String(files.get(aboutName))) as AboutBundle;
  const styles = stylesOf(String(files.get(styleName)));
  files.delete(aboutName);
  files.delete(styleName);
  if (folder !== undefined) await writeFiles(folder, files);
  return { ...about, styles, files: [...files.keys()], server: await serverEntry(kind) };
}

/** Of its language there is always one that the engine speaks. */
type Kind = OwnOfSite & { language: string };

async function browserFiles(kind: Kind): Promise<Files> {
  const output = await built(kind, {});
  const files = textsOf(output);
  const parts = partsOf(output);
  const css = String(files.get(parts.style)).trim();
  const styles = stylesOf(css);
  const fonts = `assets/fonts-${contentId(styles.fonts)}.css`;
  const [first] = textsOf(await built(kind, { rolldownOptions: firstOptions })).values();
  const about: AboutBundle = {
    template: templateOf(String(files.get('index.html'))),
    first: firstScript(String(first)),
    parts: { ...parts, fonts },
  };
  files.delete('index.html');
  return files
    .set(parts.style, styles.whole)
    .set(fonts, styles.fonts)
    .set(styleName, css)
    .set(aboutName, JSON.stringify(about));
}

const firstOptions = {
  input: 'src/app/inline-script/first.ts',
  output: { format: 'iife', codeSplitting: false },
} as const;

/** What Vite makes of the app. It only gives the files: written here, a full disk is an error like any other. */
export async function built(
  { language, brand, blockTypes }: Kind,
  options: InlineConfig['build'],
): Promise<Rolldown.RolldownOutput['output']> {
  // It takes longer to load than a small site to build.
  const [{ build }, { viteConfig }] = await Promise.all([import('vite'), import('./vite-config')]);
  const { output } = (await build({
    ...viteConfig,
    logLevel: 'warn',
    plugins: [ownParts(blockTypes), ...viteConfig.plugins],
    resolve: { alias: [wordsIn(language), styleIn(brand), ...ownAliases], dedupe: shared },
    // The server entry has its packages in itself: from where it is kept, those of an installed engine may not be found.
    ssr: { noExternal: true },
    build: { ...viteConfig.build, ...options, write: false },
  })) as Rolldown.RolldownOutput;
  return output;
}

function textsOf(output: Rolldown.RolldownOutput['output']): Files {
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

/** It knows no brand, and all blocks. */
async function serverEntry({ language, brand }: Kind): Promise<Server> {
  const folder = await keptBundle(['server', language, ...ownState()], async () =>
    // The file says to Node what kind of scripts lie beside it, wherever that is.
    textsOf(await built({ language, brand }, { ssr: 'src/entry-server.tsx' })).set(
      'package.json',
      '{"type":"module"}',
    ),
  );
  return (await import(pathToFileURL(join(folder, 'entry-server.js')).href)) as Server;
}

/** The script that stands inside every page. */
export interface FirstScript {
  code: string;
  /** By which the Content-Security-Policy knows it (https://www.w3.org/TR/CSP3/#external-hash). */
  hash: string;
}

/** Takes the text of the script. Throws when it cannot stand in a page. */
export function firstScript(text: string): FirstScript {
  const code = text.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error('The first script cannot stand in a page.');
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}

/** What a page fetches when it comes to life, by the paths in the site. */
export interface Parts {
  script: string;
  style: string;
}

type Chunk = Rolldown.OutputChunk;

/** Finds in a bundle what its entry loads as it starts. Throws when that is not one stylesheet. */
export function partsOf(output: Rolldown.RolldownOutput['output']): Parts {
  const chunks = output.filter((file): file is Chunk => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const all = new Set<Chunk>();
  const add = (name: string): void => {
    const chunk = named.get(name);
    if (!chunk || all.has(chunk)) return;
    all.add(chunk);
    chunk.imports.forEach(add);
  };
  [...(entry?.imports ?? []), ...(entry?.dynamicImports ?? [])].forEach(add);
  const sheets = [...all].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const [style] = sheets;
  if (!entry || style === undefined || sheets.length > 1)
    throw new Error(`The site starts with ${sheets.length} stylesheets.`);
  return { script: entry.fileName, style };
}

/** The built `index.html` in one line, without what it would fetch at once. */
export function templateOf(html: string): string {
  return html.replaceAll(
    /<script type="module".*?<\/script>|<link rel="(?:stylesheet|modulepreload)"[^>]*>|\n\s*| (?=\/>)/gs,
    '',
  );
}
