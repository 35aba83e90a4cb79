import { EventEmitter } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mediaFolder, type LiveSite } from './live-site';
import { pageDocument } from './page-document';
import { pagesPlugin } from './pages-plugin';
import { watchFolder } from './watch-folder';

vi.mock('./watch-folder', () => ({ watchFolder: vi.fn<typeof watchFolder>() }));
vi.mock('./page-document', () => ({ pageDocument: vi.fn<typeof pageDocument>() }));

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

const pages: Record<string, object> = { '/': { title: 'Home' }, '/about': { title: 'About' } };
/** A site whose documents are read at once. */
function liveSite() {
  const state = {
    report: '',
    site: { name: 'one' },
    complete: { chat: { title: 'Ask' } } as object | undefined,
  };
  return Object.assign(state, {
    ready: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    update: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    page: (route: string) => pages[route],
    search: () => [{ url: '/' }],
  });
}

/** The plugin in a server that was just configured. */
function configured(base = '/site/') {
  const live = liveSite();
  const receiver = vi.fn<(request: IncomingMessage, response: ServerResponse) => Promise<void>>(
    (_, response) => Promise.resolve(void response.end('taken')),
  );
  const ws = Object.assign(new EventEmitter(), { send: vi.fn<(message: object) => void>() });
  const use = vi.fn<(handler: Handler) => void>();
  const info = vi.fn<(text: string) => void>();
  const httpServer = new EventEmitter();
  const server = { ws, middlewares: { use }, httpServer, config: { base, logger: { info } } };
  const plugin = pagesPlugin({ pages: 'some/pages', live: live as unknown as LiveSite, receiver });
  (plugin.configureServer as (one: ViteDevServer) => void)(server as unknown as ViteDevServer);
  return { live, receiver, ws, info, httpServer, handle: use.mock.calls[0]?.[0] as Handler };
}

/** What comes of a request: a status, a type and a text, or what was left to Vite. */
function asked(
  { handle }: Pick<ReturnType<typeof configured>, 'handle'>,
  url: string | undefined,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<unknown[]> {
  return new Promise((answer) => {
    const parts: string[] = [];
    let head: [status?: number, headers?: Record<string, string>] = [];
    const body = new PassThrough().on('data', (part: Buffer) => parts.push(String(part)));
    const response = Object.assign(body, {
      writeHead: (...all: [number, Record<string, string>]) => {
        head = all;
        return body;
      },
    });
    body.on('end', () =>
      answer([head[0], head[1]?.['Content-Type'], parts.join(''), head[1]?.['Cache-Control']]),
    );
    const request = { url, method, headers, socket: new EventEmitter() } as unknown as IncomingMessage;
    handle(request, response as unknown as ServerResponse, (error) => answer(['for Vite', error]));
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.mocked(watchFolder).mockReset();
  vi.mocked(pageDocument).mockImplementation((_, __, page) =>
    Promise.resolve(`document of ${page?.title ?? 'none'}`),
  );
});
afterEach(() => void vi.useRealTimers());

describe('What is asked of development', () => {
  const html = 'text/html; charset=utf-8';
  const plain = 'text/plain; charset=utf-8';
  const json = 'application/json';

  it.each([
    ['/site/', [200, html, 'document of Home']],
    ['/site', [200, html, 'document of Home']],
    ['/site/about', [200, html, 'document of About']],
    ['/site/about/?a=b', [200, html, 'document of About']],
    ['/site/page.json', [200, json, '{"title":"Home"}']],
    ['/site/about/page.json', [200, json, '{"title":"About"}']],
    ['/site/gone', [404, html, 'document of none']],
    ['/site/gone/page.json', [404, json, 'null']],
    ['/site/aboutpage.json', [404, html, 'document of none']],
    ['/site/search.json', [200, json, '[{"url":"/"}]']],
    ['/site/chat.json', [200, json, '{"title":"Ask"}']],
    ['/other', [404, plain, 'The site is at /site/\n']],
    [undefined, [404, plain, 'The site is at /site/\n']],
  ])('as %s is answered with %j, and kept by nobody', async (url, answer) => {
    expect(await asked(configured(), url)).toEqual([...answer, 'no-store']);
  });

  it.each(['/site/@vite/client', '/site/src/app/App.tsx?t=1'])('as %s is for Vite', async (url) => {
    expect(await asked(configured(), url)).toEqual(['for Vite', undefined]);
  });

  it.each(['/site/search.json', '/site/chat.json'])(
    'as %s is nothing before the site could be read',
    async (url) => {
      const server = configured();
      server.live.complete = undefined;
      expect(await asked(server, url)).toEqual([404, html, 'document of none', 'no-store']);
    },
  );

  it('as what the chat knows is nothing where there is no chat', async () => {
    const server = configured();
    server.live.complete = {};
    expect((await asked(server, '/site/chat.json'))[0]).toBe(404);
  });

  it('waits until the documents are read', async () => {
    const server = configured();
    let isRead = () => {};
    server.live.ready.mockReturnValue(new Promise((done) => (isRead = done)));
    let answer: unknown[] = [];
    const done = asked(server, '/site/').then((one) => (answer = one));
    await new Promise(setImmediate);
    expect(answer).toEqual([]);
    isRead();
    await done;
    expect(answer[0]).toBe(200);
  });

  it('is a picture of the site where there is one', async () => {
    mkdirSync(join(mediaFolder, 'media'), { recursive: true });
    writeFileSync(join(mediaFolder, 'media/line.svg'), '<svg/>');
    expect(await asked(configured(), '/site/media/line.svg')).toEqual([
      200,
      'image/svg+xml',
      '<svg/>',
      'no-cache',
    ]);
    rmSync(join(mediaFolder, 'media'), { recursive: true });
  });

  it('goes to the receiver when a form sends it, below the base path or not', async () => {
    const server = configured();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await asked(server, '/site/api/forms/a?x=1', { method: 'POST', headers }))[2]).toBe('taken');
    expect(server.receiver.mock.calls.map(([{ url }]) => url)).toEqual(['/api/forms/a']);
    const below = configured('/');
    await asked(below, '/api/forms/b', { method: 'POST' });
    expect(below.receiver.mock.calls.map(([{ url }]) => url)).toEqual(['/api/forms/b']);
  });

  it('is refused to pages of other sites, and by other methods', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await asked(configured(), '/site/', { headers }))[0]).toBe(403);
    expect((await asked(configured(), '/site/', { method: 'POST' }))[0]).toBe(405);
    expect((await asked(configured(), '/site/', { method: 'HEAD' }))[0]).toBe(200);
    expect((await asked(configured(), '/site/src/a.ts', { headers }))[0]).toBe(403);
  });

  it('is left to Vite to tell of where it fails', async () => {
    const failure = new Error('The page cannot be drawn.');
    vi.mocked(pageDocument).mockRejectedValue(failure);
    expect(await asked(configured(), '/site/')).toEqual(['for Vite', failure]);
  });
});

describe('A document that is saved', () => {
  /** Saves so often, and gives the rest of what happens its time. */
  const save = async (times = 1): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      vi.mocked(watchFolder).mock.calls[0]?.[1]();
      await vi.advanceTimersByTimeAsync(9);
    }
    await vi.advanceTimersByTimeAsync(10);
  };
  const problems = (report: string) => ({ type: 'custom', event: 'vakta:problems', data: { report } });

  it('is looked for in the pages folder, and read when nobody has written for a moment', async () => {
    const { live } = configured();
    expect(vi.mocked(watchFolder).mock.calls[0]?.[0]).toBe(resolve('some/pages'));
    expect(live.update).not.toHaveBeenCalled();
    await save(3);
    expect(live.update).toHaveBeenCalledOnce();
  });

  it('brings the page in the browser up to date', async () => {
    const { ws, info } = configured();
    await save();
    expect(ws.send.mock.calls).toEqual([[problems('')], [{ type: 'custom', event: 'vakta:update' }]]);
    expect(info).not.toHaveBeenCalled();
  });

  it('has the page loaded anew when what stands around every page has changed', async () => {
    const { live, ws } = configured();
    live.update.mockImplementation(() => Promise.resolve(void (live.site = { name: 'other' })));
    await save();
    expect(ws.send.mock.calls).toEqual([[problems('')], [{ type: 'full-reload' }]]);
  });

  it('with a mistake is told of, in the terminal too, and the page stays', async () => {
    const { live, ws, info } = configured();
    live.update.mockImplementation(() => Promise.resolve(void (live.report = 'A comma is missing.')));
    await save();
    expect(ws.send.mock.calls).toEqual([[problems('A comma is missing.')]]);
    expect(info.mock.calls).toEqual([['A comma is missing.']]);
  });
});

describe('A browser that comes', () => {
  it('hears what is wrong', () => {
    const { live, ws } = configured();
    live.report = 'A comma is missing.';
    const send = vi.fn<(event: string, data: object) => void>();
    ws.emit('vakta:hello', undefined, { send });
    expect(send.mock.calls).toEqual([['vakta:problems', { report: 'A comma is missing.' }]]);
  });

  it('meets a guard before the server', () => {
    const { httpServer } = configured();
    expect(httpServer.listenerCount('request')).toBe(1);
    expect(httpServer.listenerCount('upgrade')).toBe(1);
  });
});
