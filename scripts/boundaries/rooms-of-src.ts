import { posix } from 'node:path';
import { type Room, room } from './room';

/** A room of the checker: nothing but data goes through it, so that it runs in any place. */
const content = (inner: string[], packages: string[] = []): Room =>
  room(
    inner.map((name) => (isBelow.has(name) ? `src/${name}` : posix.join('src/content', name))),
    packages,
  );

const isBelow = new Set(['lib', 'model', 'words']);

/** The rooms of what runs in browsers, and of what is the same everywhere. */
export const roomsOfSrc: Record<string, Room> = {
  'src/model': room(),
  // What the engine says to visitors, a folder for each language.
  'src/words': room(),
  'src/lib': room(['src/model', 'src/words']),

  // From the outside to the inside: none of them imports one that stands below it here.
  'src/content/operations': content(
    [
      '.',
      'lib',
      'migrations',
      'model',
      'parse',
      'places',
      'problems',
      'resolve',
      'rules',
      'facts',
      'source',
      'validate',
    ],
    ['jsonc-parser'],
  ),
  'src/content/suggestions': content(
    ['.', 'model', 'parse', 'places', 'resolve', 'facts', 'source', 'validate'],
    ['jsonc-parser'],
  ),
  'src/content': content(['parse', 'problems', 'resolve', 'rules', 'facts', 'source', 'validate']),
  'src/content/outputs': content(['lib', 'model', 'render', 'words']),
  'src/content/outputs/structured-data': content(['country', 'model', 'render']),
  'src/content/render': content([
    '.',
    'brand',
    'country',
    'lib',
    'model',
    'places',
    'resolve',
    'facts',
    'source',
    'validate',
    'words',
  ]),
  'src/content/rules': content([
    'brand',
    'country',
    'lib',
    'migrations',
    'model',
    'places',
    'problems',
    'resolve',
    'facts',
    'source',
    'validate',
    'words',
  ]),
  'src/content/facts': content([
    'brand',
    'lib',
    'model',
    'places',
    'problems',
    'resolve',
    'source',
    'validate',
  ]),
  'src/content/resolve': content(
    ['lib', 'model', 'parse', 'places', 'problems', 'source', 'validate'],
    [
      'unified',
      'unist-util-visit',
      'remark-parse',
      'remark-rehype',
      'rehype-raw',
      'rehype-sanitize',
      'rehype-stringify',
    ],
  ),
  'src/content/validate': content(
    ['brand', 'country', 'lib', 'migrations', 'model', 'parse', 'places', 'problems', 'source'],
    ['ajv/dist/2020.js', 'jsonc-parser'],
  ),
  'src/content/migrations': content(['lib', 'model', 'operations', 'places', 'source'], ['jsonc-parser']),
  'src/content/parse': content(['model', 'places', 'problems', 'source'], ['jsonc-parser']),
  // The words of a rule stand with the rule; the catalogue collects them.
  'src/content/problems': content(
    ['lib', 'places', 'rules', 'source'],
    ['fastest-levenshtein', 'jsonc-parser'],
  ),
  'src/content/places': content(['model'], ['jsonc-parser']),
  'src/content/source': content([]),
  // How a site looks, as data.
  'src/content/brand': content(['lib', 'model']),
  'src/content/country': content(
    ['lib', 'model'],
    ['libphonenumber-js/min', 'libphonenumber-js/mobile/examples'],
  ),
  'src/content/testing': content([
    'facts',
    'model',
    'problems',
    'validate',
    '.',
    'parse',
    'places',
    'render',
  ]),

  'src/components': room(
    ['src/lib', 'src/model', 'src/words'],
    [
      'react',
      'react-dom/client',
      '@mantine/core',
      '@mantine/core/styles/*',
      '@mantine/notifications',
      '@mantine/notifications/*',
    ],
  ),
  'src/forms': room(
    ['src/components', 'src/lib', 'src/model', 'src/words'],
    ['react', 'react-dom/client', '@mantine/form'],
  ),
  'src/chat': room(['src/components', 'src/forms', 'src/lib', 'src/model', 'src/words'], ['react']),
  'src/blocks': room(['src/blocks/*', 'src/model'], ['react']),
  'src/blocks/*': room(
    ['src/components', 'src/forms', 'src/lib', 'src/model', 'src/words'],
    ['react', '@mantine/hooks', 'embla-carousel-react', 'fastest-levenshtein'],
  ),
  'src/shell': room(
    ['src/chat', 'src/components', 'src/lib', 'src/model', 'src/shell/search', 'src/words'],
    ['react'],
  ),
  'src/shell/search': room(
    ['src/components', 'src/lib', 'src/model', 'src/words'],
    ['react', 'minisearch', 'stemmer'],
  ),
  'src/app': room(
    [
      'src/app/article',
      'src/app/navigation',
      'src/app/theme',
      'src/blocks',
      'src/components',
      'src/lib',
      'src/model',
      'src/shell',
      'src/words',
    ],
    ['react', 'react-dom/client'],
  ),
  'src/app/after-first-view': room(['src/app/inline-script']),
  'src/app/article': room(['src/components', 'src/lib', 'src/model', 'src/words'], ['react']),
  'src/app/inline-script': room(['src/lib']),
  'src/app/navigation': room(
    ['src/components', 'src/lib', 'src/model', 'src/words'],
    ['react', 'react-router-dom'],
  ),
  'src/app/theme': room(),
  // What the browser starts with, and what the build renders with.
  'src/entry-client.ts': room(
    ['src/app', 'src/app/after-first-view', 'src/components', 'src/lib'],
    ['react-dom/client'],
  ),
  'src/entry-server.tsx': room(['src/app', 'src/components', 'src/model', 'src/words'], ['react-dom/server']),
};
