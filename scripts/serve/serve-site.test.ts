import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveSite, type ServeOptions } from './serve-site';

const folder = mkdtempSync(join(tmpdir(), 'vakta-serve-site-'));
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeAll(() => {
  write('site/index.html', 'home');
  write('site/about/index.html', 'about');
  write('site/404.html', 'none');
  write('site/about/old/404.html', 'none of the old');
  write('site/_redirects', '/base/old /base/about 301\n');
  write(
    'site/_headers',
    '/base/about*\n  X-Of: about\n  Cache-Control: for ever\n\n/base/404*\n  X-Of: none\n',
  );
  write('bare/index.html', 'home');
});
afterAll(() => rmSync(folder, { recursive: true }));

const servers: Server[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function served(more: Partial<ServeOptions> = {}): Promise<Server> {
  const server = await serveSite({ folder: join(folder, 'site'), basePath: '/base/', port: 0, ...more });
  servers.push(server);
  return server;
}
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

interface Answer {
  status: number;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

/** What comes back for an address; rejects when the connection breaks. */
function asked(server: Server, path: string, method = 'GET', headers = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: portOf(server), path, method, headers, agent: false },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
      },
    );
    sent.on('error', reject).end();
  });
}

describe('A site below a base path', () => {
  it.each([
    ['/base/', 200, 'home', undefined, 'no-cache'],
    ['/base/about', 200, 'about', 'about', 'for ever'],
    ['/base/about/', 200, 'about', 'about', 'for ever'],
    ['/base/about/gone', 404, 'none', 'none', 'no-cache'],
    ['/base/about/old/gone', 404, 'none of the old', 'none', 'no-cache'],
    ['/about', 404, 'none', 'none', 'no-cache'],
    ['/', 404, 'none', 'none', 'no-cache'],
  ])('answers %s with %d, its text and the headers of its file', async (path, status, text, of, cached) => {
    const answer = await asked(await served(), path);
    expect([answer.status, answer.text, answer.headers['x-of'], answer.headers['cache-control']]).toEqual([
      status,
      text,
      of,
      cached,
    ]);
  });

  it('leads from an old address to the new one', async () => {
    const { status, text, headers } = await asked(await served(), '/base/old');
    expect([status, text, headers['location']]).toEqual([301, '', '/base/about']);
  });

  it.each([
    ['POST', '/base/about', {}, 405],
    ['HEAD', '/base/about', {}, 200],
    ['GET', '/base/about', { Origin: 'http://evil.example' }, 403],
    ['GET', '/base/about', { Origin: 'https://www.example.in' }, 200],
    ['GET', '/base/about', { Host: 'evil.example' }, 403],
    ['GET', '/base/about', { Host: 'www.example.in' }, 200],
    ['GET', '/base/%', {}, 400],
  ])('answers %s %s with %j by %d', async (method, path, headers, status) => {
    const server = await served({ origin: 'https://www.example.in' });
    expect((await asked(server, path, method, headers)).status).toBe(status);
  });
});

describe('What is not there', () => {
  it('is told in words when there is no page for it', async () => {
    const { status, text, headers } = await asked(
      await served({ folder: join(folder, 'bare') }),
      '/base/gone',
    );
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/\w/);
  });

  it('is to be asked for again when the disk does not let it be read, and is told to the one who serves', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = await served({ folder: join(folder, 'bare/index.html/x') });
    const { status, text, headers } = await asked(server, '/base/');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(text).toMatch(/\w/);
    expect(text).not.toContain(folder);
    expect(told.mock.calls).toMatchObject([[{ code: 'ENOTDIR' }]]);
  });
});

describe('A receiver', () => {
  const receiver: ServeOptions['receiver'] = async ({ url }, response) => {
    response.writeHead(202).end(`taken ${url}`);
  };

  it.each([
    ['/base/api/forms/chat', 'taken /api/forms/chat'],
    ['/base/api/forms/', 'taken /api/forms/'],
    ['/base/api/forms/chat?a=b', 'taken /api/forms/chat'],
  ])('gets a post to %s', async (path, text) => {
    expect(await asked(await served({ receiver }), path, 'POST')).toMatchObject({ status: 202, text });
  });

  it.each([
    '/base/api/forms',
    '/base/api/forms/a/b',
    '/base/about',
    '/api/forms/chat',
    '/bass/api/forms/chat',
  ])('gets no post to %s', async (path) => {
    expect((await asked(await served({ receiver }), path, 'POST')).status).toBe(405);
  });

  it('gets nothing from foreign hosts, and need not be there', async () => {
    const foreign = { Host: 'evil.example' };
    expect((await asked(await served({ receiver }), '/base/api/forms/chat', 'POST', foreign)).status).toBe(
      403,
    );
    expect((await asked(await served(), '/base/api/forms/chat', 'POST')).status).toBe(405);
  });

  it('that fails half-way breaks the answer off, and one that fails before is told', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const halfWay = await served({
      receiver: async (_, response) => {
        response.writeHead(200).write('half');
        throw new Error('EIO');
      },
    });
    await expect(asked(halfWay, '/base/api/forms/chat', 'POST')).rejects.toThrow(/aborted|hang up/);
    const before = await served({ receiver: () => Promise.reject(new Error('EIO')) });
    expect((await asked(before, '/base/api/forms/chat', 'POST')).status).toBe(503);
  });
});

describe('The server', () => {
  it('is there for this machine alone, and nobody holds it up for long', async () => {
    const server = await served();
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
    expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([15_000, 60_000, 60_000]);
  });

  it('does not begin on a port that is taken', async () => {
    const port = portOf(await served());
    await expect(served({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
