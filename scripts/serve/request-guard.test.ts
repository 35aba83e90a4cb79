import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { denialOf, deny, isForeign, methodDenial, readerDenial } from './request-guard';
import { namesBelow, targetOf } from './target';

const origin = 'https://www.example.in';
const status = (url: string, host?: string, more: string[] = []): number | undefined => {
  const rawHeaders = [...(host === undefined ? [] : ['Host', host]), ...more];
  const headers = host === undefined ? {} : { host };
  return denialOf({ url, headers, rawHeaders } as unknown as IncomingMessage, origin)?.status;
};

describe('A request', () => {
  it.each(['127.0.0.1', '127.0.0.1:8080', 'localhost:1', 'LOCALHOST', '[::1]:99999', 'www.example.in'])(
    'may be to %s',
    (host) => {
      expect(status('/', host)).toBeUndefined();
    },
  );

  it.each([
    'evil.example',
    'localhost.evil.example',
    'evil.example:127.0.0.1',
    'x127.0.0.1',
    '127.0.0.1:123456',
    'example.in',
    'www.example.in:80',
    '',
  ])('may not be to "%s"', (host) => {
    expect(status('/', host)).toBe(403);
  });

  it('may not be to nobody, or to two', () => {
    expect(status('/')).toBe(403);
    expect(status('/', 'localhost', ['HOST', 'localhost'])).toBe(400);
    expect(status('/', 'localhost', ['X-Seen', 'host'])).toBeUndefined();
  });

  it('may name its host in its address, the same as in its header', () => {
    expect(status('http://localhost/a', 'localhost')).toBeUndefined();
    expect(status('http://localhost/a', '127.0.0.1')).toBe(403);
    expect(status('http://evil.example/a', 'localhost')).toBe(403);
  });

  it('has an address of 2000 letters at most, without its query', () => {
    expect(status(`/${'a'.repeat(1999)}`, 'localhost')).toBeUndefined();
    expect(status(`/${'a'.repeat(2000)}`, 'localhost')).toBe(414);
    expect(status(`/?${'a'.repeat(2000)}`, 'localhost')).toBeUndefined();
    expect(status('a', 'localhost')).toBe(400);
  });

  it('has one of the methods that are allowed', () => {
    const method = (name: string) => methodDenial({ method: name } as IncomingMessage, ['GET', 'HEAD']);
    expect(method('HEAD')).toBeUndefined();
    expect(method('POST')).toEqual({
      status: 405,
      text: 'Here only GET, HEAD.',
      headers: { Allow: 'GET, HEAD' },
    });
  });
});

describe('A page of another site', () => {
  const foreign = (headers: IncomingHttpHeaders) => isForeign({ host: 'localhost:1', ...headers }, origin);

  it.each<[string, IncomingHttpHeaders]>([
    ['a program', {}],
    ['a page here', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-origin' }],
    ['a page here, in other letters', { origin: 'HTTP://LOCALHOST:1' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['a page that hides, but is ours', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['the published site', { origin }],
  ])('is not %s', (_, headers) => {
    expect(foreign(headers)).toBe(false);
  });

  it.each<[string, IncomingHttpHeaders]>([
    ['a page elsewhere', { origin: 'https://evil.example' }],
    ['a page on another port', { origin: 'http://localhost:2' }],
    ['this host by https', { origin: 'https://localhost:1' }],
    ['what its browser calls foreign', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
    ['a page that hides', { origin: 'null' }],
  ])('is %s', (_, headers) => {
    expect(foreign(headers)).toBe(true);
  });

  it('may lead here, but not read', () => {
    const site = { 'sec-fetch-site': 'cross-site' };
    const visit = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect(readerDenial({ ...site, ...visit })).toBeUndefined();
    for (const part of [{}, { 'sec-fetch-mode': 'navigate' }, { ...visit, 'sec-fetch-dest': 'iframe' }])
      expect(readerDenial({ ...site, ...part })?.status).toBe(403);
    expect(readerDenial({})).toBeUndefined();
  });
});

describe('An address', () => {
  it.each([
    ['/', ['']],
    ['/a/b?c=/d', ['a', 'b']],
    ['/a/', ['a', '']],
    ['/%C3%BC%2F', ['ü/']],
    ['HTTP://Host/a', ['a']],
  ])('like %s has names', (url, names) => {
    expect(targetOf(url)?.names).toEqual(names);
  });

  it.each(['', 'a', '*', '/a b', '/a\\b', '/a#b', '/%', '/%ff', 'https://a/', 'http:///a', '/a\tb'])(
    'is not "%s"',
    (url) => {
      expect(targetOf(url)).toBeUndefined();
    },
  );

  it('is read below the path where the site lies', () => {
    const below = (url: string, base: string) => {
      const target = targetOf(url);
      return target && namesBelow(target, base);
    };
    expect(below('/a/b', '/')).toEqual(['a', 'b']);
    expect(below('/site/a', '/site/')).toEqual(['a']);
    expect(below('/one/two/a', '/one/two/')).toEqual(['a']);
    expect(below('/site', '/site/')).toEqual(['']);
    expect(below('/sites/a', '/site/')).toBeUndefined();
  });
});

it('a refusal is a plain sentence that nobody keeps', () => {
  const told: unknown[] = [];
  const response = {
    writeHead(...head: unknown[]) {
      told.push(...head);
      return { end: (text: string) => told.push(text) };
    },
  };
  expect(
    deny(response as unknown as ServerResponse, { status: 405, text: 'No.', headers: { Allow: 'GET' } }),
  ).toBe(true);
  expect(told).toEqual([
    405,
    {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Type': 'text/plain; charset=utf-8',
      Allow: 'GET',
    },
    'No.\n',
  ]);
});
