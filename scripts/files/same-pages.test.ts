import { expect, it } from 'vitest';
import { advisedFor, forPages, saidOf } from './same-pages';

it.each([
  ['pages-json', [], 'npm run check'],
  ['./pages-json/', ['--fix'], 'npm run check -- --fix'],
  ['my-site', [], 'npm run check -- --pages my-site'],
  ['my site', ['--fix'], 'npm run check -- --fix --pages "my site"'],
])('A command for the folder %s with %j', (pages, options, typed) => {
  expect(forPages('npm run check', pages, ...options)).toBe(typed);
});

it.each([
  ['"npm run migrate" writes everything', '"npm run migrate -- --pages my-site" writes everything'],
  ['npm run rename -- /a /b does it.', 'npm run rename -- --pages my-site /a /b does it.'],
  ['Fix them first: npm run check', 'Fix them first: npm run check -- --pages my-site'],
  ['npm run check -- --fix changes them', 'npm run check -- --pages my-site --fix changes them'],
  ['npm run gen writes the lists', 'npm run gen writes the lists'],
])('The advice %s for another folder', (advice, said) => {
  expect(advisedFor(advice, 'my-site')).toBe(said);
  expect(advisedFor(advice, 'pages-json/')).toBe(advice);
});

it('A message names the pictures of the folder that was asked for, and quotes what stands in a document', () => {
  const words = 'There is no picture "pages-json/_media/a" in the folder pages-json/_media.';
  expect(saidOf(words, 'pages-json')).toBe(words);
  expect(saidOf(words, 'my site/')).toBe(
    'There is no picture "pages-json/_media/a" in the folder my site/_media.',
  );
});
