import { describe, expect, it } from 'vitest';
import { namesBelow, targetOf } from './target';

describe('What a request asks for', () => {
  it.each([
    ['/', { pathname: '/', names: [''] }],
    ['/about', { pathname: '/about', names: ['about'] }],
    ['/a/b/?c=/d#e', { pathname: '/a/b/', names: ['a', 'b', ''] }],
    ['/a%20b/%2e', { pathname: '/a%20b/%2e', names: ['a b', '.'] }],
    ['//a', { pathname: '//a', names: ['', 'a'] }],
    ['http://a.in:80/b', { host: 'a.in:80', pathname: '/b', names: ['b'] }],
    ['HTTP://a.in/?b', { host: 'a.in', pathname: '/', names: [''] }],
  ])('is read from %s', (url, target) => {
    expect(targetOf(url)).toEqual(target);
  });

  it.each(['', 'about', '*', 'https://a.in/', 'http:///b', 'http://a.in', 'x/http://a.in/b', 'a/b'])(
    'is nothing in "%s"',
    (url) => {
      expect(targetOf(url)).toBeUndefined();
    },
  );

  it.each(['/a b', '/a\\b', '/a\u0000', '/a#b', '/%E0%A4', 'http://a\\b/c', 'http://a b/c'])(
    'is nothing in %j, which is no address',
    (url) => {
      expect(targetOf(url)).toBeUndefined();
    },
  );
});

describe('The names below a base path', () => {
  it.each([
    ['/', '/', ['']],
    ['/a/b', '/', ['a', 'b']],
    ['/site', '/site/', ['']],
    ['/site/', '/site/', ['']],
    ['/site/a/', '/site/', ['a', '']],
    ['/my/site/a', '/my/site/', ['a']],
    ['/sites', '/site/', undefined],
    ['/other/site/', '/site/', undefined],
    ['/', '/site/', undefined],
  ])('of %s below %s are %j', (url, base, names) => {
    const target = targetOf(url);
    expect(target && namesBelow(target, base)).toEqual(names);
  });
});
