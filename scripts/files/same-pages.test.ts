import { expect, it } from 'vitest';
import { forPages } from './same-pages';

it.each([
  ['pages-json', [], 'npm run check'],
  ['./pages-json/', ['--fix'], 'npm run check -- --fix'],
  ['my-site', [], 'npm run check -- --pages my-site'],
  ['my site', ['--fix'], 'npm run check -- --fix --pages "my site"'],
])('A command for the folder %s with %j', (pages, options, typed) => {
  expect(forPages('npm run check', pages, ...options)).toBe(typed);
});
