import { computed, type Room, room } from './room';

/** A room of the command line. */
const node = (rooms: string[], packages: string[] = []): Room => room(rooms, ['node:*', ...packages]);

/** The rooms of the command line. */
export const roomsOfScripts: Record<string, Room> = {
  // What an installed engine runs, plain JavaScript: it loads compiled commands.
  bin: room([], [computed]),
  // The commands, a file each, and what runs one as a bundle.
  scripts: node(
    ['bin', 'scripts/*', 'src/content/operations', 'src/words'],
    ['vite', 'vscode-languageserver/node', computed],
  ),
  'scripts/bench': node(
    [
      'scripts/build',
      'scripts/files',
      'scripts/images',
      'scripts/serve',
      'scripts/social',
      'scripts/test',
      'src/content/source',
      'src/lib',
    ],
    [
      'chrome-launcher',
      'lighthouse',
      'playwright',
      'sharp',
      'unified',
      'rehype-raw',
      'rehype-sanitize',
      'rehype-stringify',
    ],
  ),
  'scripts/boundaries': node(['scripts/files'], ['oxc-parser', 'oxc-resolver', 'postcss']),
  // It renders with the built server entry, whose address it computes and whose type it knows.
  // Fonts and stylesheets of brands.
  'scripts/brand': node(['scripts/files', 'src/content*', 'src/lib'], ['fontkit']),
  'scripts/build': node(
    [
      'scripts/brand',
      'scripts/check',
      'scripts/files',
      'scripts/images',
      'scripts/schemas',
      'scripts/social',
      'scripts/threads',
      'src/content*',
      'src/entry-server.tsx',
      'src/lib',
      'src/model',
      'src/words',
    ],
    ['@vitejs/plugin-react', 'css-what', 'postcss', 'vite', computed],
  ),
  'scripts/check': node([
    'scripts/brand',
    'scripts/files',
    'scripts/images',
    'scripts/threads',
    'src/content*',
  ]),
  'scripts/chores': node(['scripts/check', 'scripts/files', 'src/content*']),
  'scripts/compile': node(
    ['scripts/files', 'src/content/validate'],
    ['ajv/dist/standalone/index.js', 'esbuild'],
  ),
  'scripts/dev': node(
    [
      'scripts/brand',
      'scripts/build',
      'scripts/check',
      'scripts/files',
      'scripts/receive',
      'scripts/schemas',
      'scripts/serve',
      'src/app',
      'src/components',
      'src/content*',
      'src/lib',
      'src/model',
    ],
    ['vite'],
  ),
  'scripts/editor': node(
    ['scripts/check', 'scripts/dev', 'scripts/files', 'src/content*'],
    [
      'jsonc-parser',
      'vscode-json-languageservice',
      'vscode-languageserver-textdocument',
      'vscode-languageserver/node',
    ],
  ),
  'scripts/enquiries': node(['scripts/files', 'scripts/receive']),
  'scripts/files': node(['scripts/schemas', 'src/content*', 'src/lib', 'src/model']),
  'scripts/gen': room(
    ['scripts/files', 'scripts/schemas', 'src/content*', 'src/model'],
    ['json-schema-to-typescript', 'postcss'],
  ),
  'scripts/images': node(
    ['scripts/files', 'src/content/rules', 'src/lib', 'src/model'],
    ['sharp', 'svgo/browser', 'tsx/esm/api'],
  ),
  'scripts/new': room(['scripts/chores', 'scripts/files', 'scripts/new/templates', 'src/content/operations']),
  'scripts/new/templates': room(['src/content/operations']),
  'scripts/receive': node(['scripts/files', 'scripts/serve', 'src/lib', 'src/model', 'src/words']),
  // What follows from schemas alone.
  'scripts/schemas': room(['scripts/files', 'src/content*', 'src/model']),
  'scripts/serve': node(['scripts/build', 'scripts/receive'], ['compression', 'mrmime']),
  'scripts/social': node(
    ['scripts/brand', 'scripts/build', 'scripts/files', 'src/content*', 'src/lib', 'src/model'],
    ['fontkit', 'sharp'],
  ),
  'scripts/test': node(['scripts/files'], ['playwright']),
  'scripts/threads': node(['scripts/build', 'scripts/files', 'src/content*'], ['tsx/esm/api']),

  'playwright.config.ts': room(['scripts/test'], ['playwright/test']),
  'vitest.config.ts': node([], ['vitest/config']),
};
