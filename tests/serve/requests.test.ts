import { open } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { oddRequests } from './support/odd-requests';
import { raw, request, statusOf } from './support/raw';
import { secret, servedSite, smallSite, writeFiles } from './support/small-site';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, open: vi.fn<typeof real.open>(real.open) };
});

describe('a served site', () => {
  it('answers every odd request with its status, tells nothing that is not for visitors, and lives on', async () => {
    const { port } = await servedSite(smallSite());
    for (const [name, status, text] of oddRequests) {
      const answer = await raw(port, text, name.startsWith('half a request') ? 'ends' : 'waits');
      expect([name, statusOf(answer)]).toEqual([name, status]);
      expect([name, answer.includes(secret)]).toEqual([name, false]);
      expect([name, statusOf(await raw(port, request('/')))]).toEqual([name, 200]);
    }
  });

  it('looks little up for a path of many folders', async () => {
    const { port } = await servedSite(smallSite());
    vi.mocked(open).mockClear();
    for (const path of ['/a'.repeat(900), '/blog'.repeat(300), '/..'.repeat(600), '/a'.repeat(7000)])
      await raw(port, request(path));
    expect(vi.mocked(open).mock.calls.length).toBeLessThan(30);
  });

  it('answers requests that come in one piece, in their order', async () => {
    const { port } = await servedSite(smallSite());
    const text = ['/', '/about', '//', '/about'].map((path) => request(path).replace('close', 'keep-alive'));
    const answers = await raw(port, `${text.join('')}${request('/')}`);
    expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      '200',
      '200',
      '404',
      '200',
      '200',
    ]);
  });
});

describe('an answer', () => {
  it('is the same with HEAD, without the body', async () => {
    const { port } = await servedSite(smallSite());
    for (const path of ['/about', '/nowhere', '/media/large.svg']) {
      const [get = '', head = ''] = await Promise.all(
        ['GET', 'HEAD'].map((method) => raw(port, request(path, { method }))),
      );
      const headOf = (text: string) => text.split('\r\n\r\n')[0]?.replace(/^Date.*$/m, '');
      expect(headOf(head)).toBe(headOf(get));
      expect(head.split('\r\n\r\n')[1]).toBe('');
    }
  });

  it('is not sent again to a reader who has it', async () => {
    const { url } = await servedSite(smallSite());
    const { headers } = await fetch(`${url}/about`);
    const tag = headers.get('ETag') ?? '';
    const again = async (given: Record<string, string>) =>
      (await fetch(`${url}/about`, { headers: given })).status;
    expect(await again({ 'If-None-Match': `"x", ${tag}` })).toBe(304);
    expect(await again({ 'If-None-Match': '"x"' })).toBe(200);
    expect(await again({ 'If-Modified-Since': headers.get('Last-Modified') ?? '' })).toBe(304);
    expect(await again({ 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200);
    expect(await again({ 'If-Modified-Since': 'yesterday' })).toBe(200);
  });

  it('is kept for ever only when it is there', async () => {
    const { url } = await servedSite(smallSite());
    const cached = async (path: string) => (await fetch(url + path)).headers.get('Cache-Control');
    expect(await cached('/assets/app-1a2b.js')).toContain('immutable');
    expect(await cached('/assets/gone.js')).toBe('no-cache');
    expect(await cached('/about')).toBe('no-cache');
  });

  it('comes compressed as the reader wants it, and again after a change', async () => {
    const folder = smallSite();
    const { url } = await servedSite(folder);
    const encoding = async (accepted: string) =>
      (await fetch(`${url}/assets/app-1a2b.js`, { headers: { 'Accept-Encoding': accepted } })).headers.get(
        'Content-Encoding',
      );
    expect(await encoding('gzip, deflate, br')).toBe('br');
    expect(await encoding('br;q=0.5')).toBe('br');
    expect(await encoding('gzip, br;q=0')).toBe('gzip');
    expect(await encoding('identity')).toBeNull();
    const text = async () => (await fetch(`${url}/assets/app-1a2b.js`)).text();
    expect(await text()).toBe('start();'.repeat(500));
    writeFiles(folder, { 'assets/app-1a2b.js': 'other();'.repeat(600) });
    expect(await text()).toBe('other();'.repeat(600));
  });

  it('comes with the headers that the site has rules for', async () => {
    const { url } = await servedSite(smallSite());
    expect((await fetch(`${url}/about`)).headers.get('X-Seen')).toBe('about: us');
    expect((await fetch(`${url}/blog`)).headers.get('X-Seen')).toBeNull();
  });

  it('for an unknown address is the 404 page nearest above, for an old one its redirect', async () => {
    const { url } = await servedSite(smallSite());
    const text = async (path: string) => (await fetch(url + path)).text();
    expect(await text('/blog/x')).toContain('No such article');
    expect(await text('/blog/x/y/z')).toContain('No such article');
    expect(await text('/x/y')).toContain('No such page');
    for (const path of ['/old', '/old/', '/old?x=1']) {
      const answer = await fetch(url + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/about']);
    }
  });

  it('says what it is, compressed or not', async () => {
    const { url } = await servedSite(smallSite());
    const answer = await fetch(`${url}/media/large.svg`);
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(answer.headers.get('Content-Encoding')).toBeTruthy();
    expect((await answer.text()).length).toBeGreaterThan(300_000);
    expect((await fetch(`${url}/about/`)).headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await (await fetch(`${url}/empty.txt`)).text()).toBe('');
  });
});

describe('a reader', () => {
  const get = async (port: number, headers: string) =>
    statusOf(await raw(port, `GET / HTTP/1.1\r\nConnection: close\r\n${headers}\r\n`));

  it.each([
    ['127.0.0.1', 200],
    ['127.0.0.1:4173', 200],
    ['localhost:1', 200],
    ['LOCALHOST', 200],
    ['[::1]:4173', 200],
    ['www.example.in', 200],
    ['evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['localhost.evil.example:4173', 403],
    ['evil.example:4173', 403],
    ['127.0.0.1@evil.example', 403],
    ['192.168.1.2', 403],
    ['', 403],
  ])('who asks for the host "%s" gets %d', async (host, status) => {
    const { port } = await servedSite(smallSite(), { origin: 'https://www.example.in' });
    expect(await get(port, `Host: ${host}\r\n`)).toBe(status);
  });

  it.each([
    ['', 200],
    ['Origin: http://127.0.0.1:9\r\n', 200],
    ['Origin: http://localhost:3000\r\n', 403],
    ['Origin: null\r\n', 403],
    ['Sec-Fetch-Site: same-origin\r\n', 200],
    ['Sec-Fetch-Site: none\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\n', 200],
    ['Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\n', 200],
    ['Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe\r\n', 403],
    ['Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: script\r\n', 403],
    ['Sec-Fetch-Site: same-site\r\nSec-Fetch-Mode: cors\r\nSec-Fetch-Dest: empty\r\n', 403],
  ])('who says %j gets %d', async (headers, status) => {
    const { port } = await servedSite(smallSite());
    const answer = await raw(
      port,
      `GET / HTTP/1.1\r\nHost: 127.0.0.1:9\r\nConnection: close\r\n${headers}\r\n`,
    );
    expect(statusOf(answer)).toBe(status);
    expect(answer.toLowerCase()).not.toContain('access-control');
  });
});
