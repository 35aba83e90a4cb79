import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { guardServer, isForVite } from './vite-gate';

/** The names in the address of a file outside of what Vite serves. */
const inFull = (path: string): string[] => ['@fs', ...process.cwd().slice(1).split('/'), ...path.split('/')];

describe('What Vite has to answer', () => {
  it.each([
    [['@vite', 'client']],
    [['@id', 'x']],
    [['@react-refresh']],
    [['src', 'app', 'App.tsx']],
    [['node_modules', 'react', 'index.js']],
    [['.cache', 'vite', 'deps', 'react.js']],
    [inFull('src/app/App.tsx')],
    [inFull('.cache/vite/deps/react.js')],
  ])('is a module: %j', (names) => {
    expect(isForVite(names)).toBe(true);
  });

  it.each([
    [[]],
    [['']],
    [['about']],
    [['pages-json', 'index.json']],
    [['src', '..', 'package.json']],
    [['src', '.env']],
    [['src', '%2e%2e']],
    [['src', 'a\\b']],
    [['src', 'a/b']],
    [['src', 'a\u0000b']],
    [['src', '']],
    [['node_modules', '.vitex']],
    [['.cache', 'images']],
    [inFull('package.json')],
    [inFull('.cache/images/x')],
    [inFull('src/../package.json')],
    [['@fs', 'etc', 'hostname']],
  ])('is nothing else: %j', (names) => {
    expect(isForVite(names)).toBe(false);
  });
});

const called = () => vi.fn<(...all: unknown[]) => void>();

const connection = Object.assign(new EventEmitter().setMaxListeners(0), { destroyed: false });

/** A guarded server, and what came through to those who stood there before. */
function guarded() {
  const server = new EventEmitter();
  const [requests, sockets] = [called(), called()];
  server.on('request', requests);
  server.on('upgrade', sockets);
  guardServer(server, '/site/');
  server.emit('connection', connection);
  return { server, requests, sockets };
}

const host = 'localhost:5173';
function message(url: string, more: Record<string, string>): IncomingMessage {
  const headers = { host, ...more };
  const rawHeaders = Object.entries(headers).flat();
  return { url, method: 'GET', headers, rawHeaders, socket: connection } as unknown as IncomingMessage;
}

describe('A guarded server', () => {
  it('passes on what is asked of this computer, and answers all else itself', () => {
    const { server, requests } = guarded();
    const [request, response] = [message('/site/', {}), new EventEmitter()];
    server.emit('request', request, response);
    expect(requests.mock.calls).toEqual([[request, response]]);
    response.emit('close');
    const end = called();
    const writeHead = vi.fn<() => object>(() => ({ end }));
    const denied = { writeHead, end, setHeader: called(), once: called(), on: called() };
    server.emit('request', message('/site/', { host: 'evil.example' }), denied);
    expect(requests).toHaveBeenCalledTimes(1);
    expect(end).toHaveBeenCalledTimes(1);
  });

  const own = { 'sec-websocket-protocol': 'vite-hmr', origin: `http://${host}` };

  it.each([
    ['/site/?token=1', own],
    ['/site/', { ...own, 'sec-websocket-protocol': 'vite-ping' }],
    ['/site/', { 'sec-websocket-protocol': 'vite-hmr' }],
  ])("lets the page's own client open a socket at %s with %j", (url, headers) => {
    const { server, sockets } = guarded();
    const [socket, head, request] = [{ on: called(), end: called() }, {}, message(url, headers)];
    server.emit('upgrade', request, socket, head);
    expect(sockets.mock.calls).toEqual([[request, socket, head]]);
    expect(socket.end).not.toHaveBeenCalled();
  });

  it.each([
    ['/', own],
    ['/site/a', own],
    [`http://${host}/site/`, own],
    ['none', own],
    ['/site/', { origin: `http://${host}` }],
    ['/site/', { ...own, 'sec-websocket-protocol': 'vite-hmr-2' }],
    ['/site/', { ...own, 'sec-websocket-protocol': 'a-vite-hmr' }],
    ['/site/', { ...own, origin: 'https://evil.example' }],
    ['/site/', { ...own, host: 'evil.example', origin: 'http://evil.example' }],
  ])('lets nobody else: %s with %j', (url, headers) => {
    const { server, sockets } = guarded();
    const socket = { on: called(), end: called() };
    server.emit('upgrade', message(url, headers), socket, {});
    expect(sockets).not.toHaveBeenCalled();
    expect(socket.end).toHaveBeenCalledWith(expect.stringMatching(/^HTTP\/1\.1 403 /));
  });

  it('lives on when a socket breaks', () => {
    const { server } = guarded();
    const socket = Object.assign(new EventEmitter(), { end: called() });
    server.emit('upgrade', message('/', {}), socket, {});
    expect(() => socket.emit('error', new Error('reset'))).not.toThrow();
  });
});
