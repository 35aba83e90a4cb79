import { describe, expect, it } from 'vitest';
import type { Json } from '../../model/json';
import { doubtfulRoutes } from './doubtful-routes';

const placeholders = new Map([['owner.slug', 'vik']]);
const routesIn = (text: string, value?: Json): string[] =>
  doubtfulRoutes({ json: text, path: 'blog/a.json' }, value, placeholders);

describe('The addresses that a document with mistakes seems to have', () => {
  it.each<[Json, string[]]>([
    [{ path: '/a', alias: ['/b', 'c', 7], title: 'd/e', seo: { path: '/f' } }, ['/a', '/b']],
    [{ path: 'a' }, ['/a', '/blog/a']],
    [{ path: 7 }, []],
    [['/a', 'b'], ['/a']],
    ['/a', []],
    [null, []],
    [7, []],
  ])('are all at the top of %j, and what its path may mean', (value, routes) => {
    expect(routesIn('{}', value)).toEqual(routes);
  });

  it.each([
    ['{ "path": "/a/{owner.slug}" "title": "/x"', ['/a/vik']],
    ['{ path: /a, "aliases": ["/b-{owner.slug}", "/c" }, "to": "/d"', ['/a', '/b-vik', '/c']],
    ["{ 'aliases' ['/a'] ['/b'", ['/a']],
    ['{ "subpath": "/a", "pathway": "/b"', []],
    ['{ "path": "a", "aliases": ["/"', []],
    ['{ "path": "/"', ['/']],
  ])('are looked for in the text %s where it cannot be read', (text, routes) => {
    expect(routesIn(text)).toEqual(routes);
  });
});
