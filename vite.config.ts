import react from '@vitejs/plugin-react';
import { basename } from 'node:path';
import { defineConfig } from 'vite';

/** Relative addresses: the same bundle serves a site under any base path. */
export default defineConfig({
  base: './',
  css: { modules: { generateScopedName: scopedName } },
  plugins: [react()],
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    // What its plugins take concerns nobody who builds a site.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [{ name: 'library', test: /node_modules\/(?:react|react-dom|scheduler)\// }],
        },
      },
    },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

/** The class names of a CSS module tell where they stand: `Hero-title` for `.title` of `Hero.module.css`. No two modules have one name. */
function scopedName(name: string, file: string): string {
  return `${basename(file).replace(/\.module\.css.*$/, '')}-${name}`;
}
