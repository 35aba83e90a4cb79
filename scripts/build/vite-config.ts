import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'postcss';
import type { InlineConfig } from 'vite';
import { engineRoot, siteRoot } from '../files/roots';

const mediaFile = join(engineRoot, 'src/app/theme/media.css');

/** Puts what `media.css` says in the place of its names: `@custom-media`, which no browser knows yet. */
const namedMedia: Plugin = {
  postcssPlugin: 'named-media',
  Once(root, { result }) {
    const named = readFileSync(mediaFile, 'utf8').matchAll(/@custom-media (--[\w-]+) (.+);/g);
    const queries = new Map(Array.from(named, ([, name, query]) => [name, query]));
    // So that development reads a stylesheet anew when they change.
    result.messages.push({ type: 'dependency', plugin: 'named-media', file: mediaFile });
    root.walkAtRules('media', (rule) => {
      rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
        const query = queries.get(name);
        if (query === undefined) throw rule.error(`media.css has no ${name}.`);
        return query;
      });
    });
  },
};

/** Before each height of the window without a browser's bars it puts the height with them, for browsers that know no other. */
const olderHeights: Plugin = {
  postcssPlugin: 'older-heights',
  Once(root) {
    root.walkDecls((declaration) => {
      const { value } = declaration;
      const older = value.replaceAll(/(\d)[dls]vh\b/g, '$1vh');
      if (older !== value) declaration.cloneBefore({ value: older });
    });
  },
};

/** A class says where it stands: `Hero-title` for `.title` of `Hero.module.css`. No two modules have one name. */
function className(name: string, file: string): string {
  return `${basename(file).replace(/\.module\.css.*$/, '')}-${name}`;
}

/** How Vite handles the app, in development and in a build. It writes nothing into the engine's folder. */
export const viteConfig = {
  root: engineRoot,
  configFile: false,
  cacheDir: join(siteRoot, '.cache/vite'),
  // Relative addresses: the same bundle serves a site under any base path.
  base: './',
  css: {
    modules: { generateScopedName: className },
    postcss: { plugins: [namedMedia, olderHeights] },
  },
  plugins: [react()],
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    // What its plugins take concerns nobody who builds a site.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Only the server draws forms at once: a start of the site that never uses them does not load them.
      treeshake: { moduleSideEffects: [{ test: /src\/forms\/.*\.tsx$/, sideEffects: false }] },
      // Interface texts stand where they are said: a part brings its own and no other.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: {
          groups: [{ name: 'library', test: /node_modules\/(?:react|react-dom|scheduler)\// }],
        },
      },
    },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
} satisfies InlineConfig;
