import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { formsIn } from '../../../scripts/files/forms-in';
import { engineRoot } from '../../../scripts/files/roots';
import { createReceiver } from '../../../scripts/receive/create-receiver';
import type { Enquiry } from '../../../scripts/receive/enquiry';
import { openStore } from '../../../scripts/receive/open-store';
import { serveSite } from '../../../scripts/serve/serve-site';
import { formSettings } from '../../../src/lib/form-settings';
import { siteFolder } from '../site';

/** How a server treats what is posted to it. */
export type Mood =
  | 'well'
  /** Takes it well, but only when its mood has become another one. */
  | 'slow'
  /** Never answers. */
  | 'silent'
  /** Closes the connection at once. */
  | 'resets'
  /** Stores the enquiry, then breaks off in the middle of its answer. */
  | 'stores and breaks off'
  /** Says 200 with a page that is no JSON, as the login page of a hotel's network does. */
  | 'a page'
  | 400
  | 413
  | 422
  | 429
  | 500
  | 503;

/** A real server with the built site, whose receiver can be told to misbehave. */
export interface FaultyServer {
  url: string;
  mood: Mood;
  /** What was stored, oldest first. */
  stored: () => Enquiry[];
  /** How many posts came in. */
  posts: () => number;
  /** Refuses every connection until `open`. */
  shut: () => Promise<void>;
  open: () => Promise<void>;
  close: () => Promise<void>;
}

const answers: Partial<Record<Mood, { headers?: Record<string, string>; body: string }>> = {
  400: { body: '{"ok":false,"error":"Not understood"}' },
  413: { body: '{"ok":false,"error":"Too large"}' },
  422: { body: '{"ok":false,"errors":[{"field":"email","message":"This mailbox does not exist."}]}' },
  429: { headers: { 'Retry-After': '40' }, body: '{"ok":false,"error":"Too often"}' },
  500: { body: '<h1>Internal error</h1>' },
  503: { body: '{"ok":false,"error":"The disk is full"}' },
};

/**
 * Starts one of a built site on a free port; its enquiries go to a folder of their own.
 * @param pages the pages folder of that site, for its forms.
 */
export async function faultyServer(
  dist = siteFolder(),
  pages = join(engineRoot, 'tests/sites/speaker'),
): Promise<FaultyServer> {
  const folder = mkdtempSync(join(tmpdir(), 'vakta-enquiries-'));
  const settings = formSettings(undefined);
  const receive = createReceiver({
    openStore: () => openStore(folder),
    settings,
    forms: () => formsIn(pages),
  });
  let posts = 0;
  const receiver = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    posts += 1;
    while (site.mood === 'slow') await setTimeout(20);
    await misbehave(site.mood, request, response, receive);
  };
  const listen = (port: number): Promise<Server> =>
    serveSite({ folder: dist, basePath: '/', port, receiver });
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const shut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const site: FaultyServer = {
    url: `http://127.0.0.1:${port}`,
    mood: 'well',
    posts: () => posts,
    stored: () => linesOf(join(folder, 'enquiries.ndjson')),
    shut,
    open: async () => {
      server = await listen(port);
    },
    close: async () => {
      await shut();
      rmSync(folder, { recursive: true });
    },
  };
  return site;
}

type Receive = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function misbehave(
  mood: Mood,
  request: IncomingMessage,
  response: ServerResponse,
  receive: Receive,
): Promise<void> {
  if (mood === 'silent') return;
  if (mood === 'resets') return void request.socket.resetAndDestroy();
  if (mood === 'stores and breaks off') breakOff(response);
  const answer = answers[mood];
  if (answer) {
    response.writeHead(Number(mood), { 'Content-Type': 'application/json', ...answer.headers });
    return void response.end(answer.body);
  }
  if (mood === 'a page') {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    return void response.end('<h1>Welcome to the hotel</h1>');
  }
  await receive(request, response);
}

/** Lets half of the answer's first bytes out, then cuts the connection. */
function breakOff(response: ServerResponse): void {
  response.end = ((body?: unknown) => {
    response.write(String(body ?? '').slice(0, 4));
    void setTimeout(50).then(() => response.socket?.destroy());
    return response;
  }) as typeof response.end;
}

function linesOf(path: string): Enquiry[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Enquiry);
}
