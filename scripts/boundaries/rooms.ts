import { posix } from 'node:path';

/** What the files of one folder may import besides each other. */
export interface Room {
  /** Other rooms, by their folder. */
  rooms: string[];
  /** Packages and their parts, as they are imported; `x/*` stands for every part of x, `node:*` for Node's own. */
  packages: string[];
}

/** An import whose address is made while the program runs. */
export const computed = '(computed)';

const room = (rooms: string[] = [], packages: string[] = []): Room => ({ rooms, packages });

/** A room of the checker: nothing but data goes through it, so that it runs in any place. */
const content = (inner: string[], packages: string[] = []): Room =>
  room(
    inner.map((name) => (name === 'model' ? 'src/model' : posix.join('src/content', name))),
    packages,
  );

/** A room of the command line. */
const node = (rooms: string[], packages: string[] = []): Room => room(rooms, ['node:*', ...packages]);

/**
 * Every room of the house and all that it may import. What is not named here is refused. The longest folder that a
 * file lies in is its room; `*` makes each folder a room of its own.
 */
export const rooms: Record<string, Room> = {
  'src/model': room(),

  'src/content': content(['articles', 'model', 'page', 'parse', 'problems', 'resolve', 'rules', 'validate']),
  'src/content/articles': content(['.', 'model', 'resolve', 'validate']),
  'src/content/page': content(['.', 'articles', 'model', 'parse', 'resolve', 'validate']),
  'src/content/parse': content(['.', 'model', 'problems'], ['jsonc-parser']),
  'src/content/problems': content(['.', 'parse'], ['fastest-levenshtein']),
  'src/content/resolve': content(
    ['.', 'model', 'parse', 'problems', 'validate'],
    ['unified', 'remark-parse', 'remark-rehype', 'rehype-raw', 'rehype-sanitize', 'rehype-stringify'],
  ),
  'src/content/rules': content(['.', 'model', 'page', 'parse', 'problems', 'resolve', 'validate']),
  'src/content/structured-data': content(['model']),
  'src/content/validate': content(
    ['model', 'parse', 'problems', 'resolve'],
    ['ajv/dist/2020.js', 'ajv/dist/types'],
  ),
  'src/content/testing': content(['.', 'page', 'parse', 'problems']),

  'src/components': room(
    ['src/model'],
    [
      'react',
      'react-dom/client',
      '@mantine/core',
      '@mantine/core/styles/*',
      '@mantine/notifications',
      '@mantine/notifications/*',
    ],
  ),
  'src/forms': room(['src/components', 'src/model'], ['react', 'react-dom/client', '@mantine/form']),
  'src/chat': room(['src/components', 'src/forms', 'src/model'], ['react']),
  'src/blocks': room(['src/blocks/*', 'src/model'], ['react']),
  'src/blocks/*': room(
    ['src/components', 'src/forms', 'src/model'],
    ['react', '@mantine/core', '@mantine/hooks', 'embla-carousel-react', 'fastest-levenshtein'],
  ),
  'src/shell': room(['src/chat', 'src/components', 'src/model', 'src/shell/search'], ['react']),
  'src/shell/search': room(['src/components', 'src/model'], ['react', 'minisearch']),
  'src/app': room(
    [
      'src/app/article',
      'src/app/first',
      'src/app/navigation',
      'src/app/theme',
      'src/blocks',
      'src/components',
      'src/model',
      'src/shell',
    ],
    ['react', 'react-dom/client'],
  ),
  'src/app/article': room(['src/components', 'src/model'], ['react']),
  'src/app/first': room(['src/model']),
  'src/app/navigation': room(['src/components', 'src/model'], ['react', 'react-router-dom']),
  'src/app/second': room(['src/app/first']),
  'src/app/theme': room(),
  // What the browser starts with, and what the build renders with.
  'src/entry-client.ts': room(
    ['src/app', 'src/app/first', 'src/app/second', 'src/components'],
    ['react-dom/client'],
  ),
  'src/entry-server.tsx': room(['src/app', 'src/components', 'src/model'], ['react-dom/server']),

  // The commands, a file each.
  scripts: node(['scripts/*'], ['vite']),
  'scripts/bench': node(
    [
      'scripts/build',
      'scripts/files',
      'scripts/images',
      'scripts/scenes',
      'scripts/serve',
      'scripts/social',
      'scripts/test',
      'src/content',
      'src/model',
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
  'scripts/build': node(
    [
      'scripts/check',
      'scripts/files',
      'scripts/images',
      'scripts/social',
      'scripts/threads',
      'src/content',
      'src/content/page',
      'src/content/resolve',
      'src/content/structured-data',
      'src/entry-server.tsx',
      'src/model',
    ],
    ['css-what', 'postcss', 'vite', computed],
  ),
  'scripts/check': node(['scripts/files', 'scripts/threads', 'src/content', 'src/content/problems']),
  'scripts/dev': node(
    [
      'scripts/build',
      'scripts/check',
      'scripts/files',
      'scripts/receive',
      'scripts/serve',
      'src/app',
      'src/components',
      'src/content',
      'src/content/page',
      'src/model',
    ],
    ['vite'],
  ),
  'scripts/enquiries': node(['scripts/files', 'scripts/receive', 'src/model']),
  'scripts/files': node(['src/content', 'src/content/parse', 'src/content/validate', 'src/model']),
  'scripts/gen': room(['scripts/files', 'src/model'], ['json-schema-to-typescript']),
  'scripts/images': node(['scripts/files', 'src/content', 'src/model'], ['sharp', 'svgo']),
  'scripts/new': node([
    'scripts/check',
    'scripts/files',
    'src/content',
    'src/content/problems',
    'src/content/rules',
    'src/model',
  ]),
  'scripts/receive': node(['scripts/build', 'scripts/files', 'scripts/serve', 'src/model']),
  'scripts/scenes': node(['scripts/files', 'src/model'], ['fontkit', 'svgo']),
  'scripts/serve': node(['scripts/build', 'scripts/receive'], ['compression', 'mrmime']),
  'scripts/social': node(
    ['scripts/build', 'scripts/files', 'src/content/page', 'src/model'],
    ['fontkit', 'sharp'],
  ),
  'scripts/test': node([], ['playwright']),
  'scripts/threads': node(
    ['scripts/build', 'scripts/files', 'src/content', 'src/content/page'],
    ['tsx/esm/api'],
  ),

  'playwright.config.ts': room(['scripts/test'], ['playwright/test']),
  'vite.config.ts': node([], ['vite', '@vitejs/plugin-react']),
  'vitest.config.ts': room([], ['vitest/config']),
};
