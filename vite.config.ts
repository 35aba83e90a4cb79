import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Relative addresses: the same bundle serves a site under any base path. */
export default defineConfig({
  base: './',
  plugins: [react()],
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    // What its plugins take concerns nobody who builds a site.
    rolldownOptions: { checks: { pluginTimings: false } },
    assetsInlineLimit: 0,
  },
});
