import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { join } from 'node:path';
import type { ServerOptions } from 'vite';
import { ownPlaces } from '../build/own-parts';
import { packageFolders } from '../files/packages';
import { engineRoot, siteRoot } from '../files/roots';
import { deny, denialOf, isForeign } from '../serve/request-guard';
import { targetOf } from '../serve/target';

/** The folders in which modules for browsers lie. */
const folders = [
  join(engineRoot, 'src'),
  ...packageFolders(),
  join(siteRoot, '.cache/vite'),
  join(siteRoot, '.cache/brands'),
  ...ownPlaces,
];

/** What Vite may read for a browser, and to whom it answers; it checks this again behind `isForVite`. */
export const viteLimits: ServerOptions = {
  cors: false,
  allowedHosts: [],
  fs: {
    strict: true,
    allow: folders,
    deny: ['**/.data/**', '**/.git/**', '.env', '.env.*', '.npmrc', '*.{crt,pem,key}'],
  },
};

/** Below the base path, what Vite itself has to answer: modules and its own client. What lies outside of the engine's folder has its whole path behind `@fs`. */
const vitePlaces: readonly (readonly string[])[] = [
  ['@vite'],
  ['@id'],
  ['@react-refresh'],
  ['src'],
  ['node_modules'],
  ['.cache', 'vite'],
  ['.cache', 'brands'],
  ...folders.map((folder) => ['@fs', ...folder.split(/[/\\]/).filter(Boolean)]),
];

/** Whether an address is that of a module. Everything else is a page or nothing, and never comes to Vite, which serves whatever lies in the project. */
export function isForVite(names: readonly string[]): boolean {
  return vitePlaces.some(
    (place) => place.every((name, at) => name === names[at]) && names.slice(place.length).every(isPlain),
  );
}

/** No way up and nothing hidden, however often it is escaped. */
function isPlain(name: string): boolean {
  return /^(?!\.)[^%\\/\p{Cc}]+$/u.test(name);
}

/**
 * Stands before all that a server does with requests and sockets, because what stands first in Vite ends the process when
 * an address is none. Only the page's own Vite client may open a socket.
 */
export function guardServer(server: EventEmitter, base: string): void {
  const [requests, sockets] = ['request', 'upgrade'].map((event) => taken(server, event));
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const denial = denialOf(request);
    if (denial) deny(response, denial);
    else requests?.(request, response);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => {});
    if (isSocketOfVite(request, base)) sockets?.(request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
}

/** Takes the listeners of an event away, and gives a function that calls them. */
function taken(server: EventEmitter, event: string): (...args: unknown[]) => void {
  const listeners = server.listeners(event);
  server.removeAllListeners(event);
  return (...args) => {
    for (const listener of listeners) listener.apply(server, args);
  };
}

function isSocketOfVite(request: IncomingMessage, base: string): boolean {
  const { origin, host, 'sec-websocket-protocol': protocol = '' } = request.headers;
  const { pathname, host: hostInFull } = targetOf(request.url ?? '') ?? {};
  const isVite = pathname === base && hostInFull === undefined && /^vite-(?:hmr|ping)$/.test(protocol);
  return isVite && !denialOf(request) && !isForeign({ ...(origin !== undefined && { origin }), host });
}
