import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { OpenFile } from './find-file';
import { sendFile } from './send-file';

const modified = new Date('2026-02-18T10:00:00.700Z');
let count = 0;

/** An open file with this text, each with a tag of its own; `missing` bytes are gone by the time it is read. */
function fileOf(path: string, text: string, missing = 0) {
  const bytes = Buffer.from(text);
  const state = { isClosed: false };
  const read = (buffer: Buffer, at: number, length: number, position: number) => {
    const end = Math.min(position + length, bytes.length - missing);
    return Promise.resolve({ bytesRead: bytes.copy(buffer, at, position, Math.max(position, end)) });
  };
  const close = () => Promise.resolve(void (state.isClosed = true));
  count += 1;
  const file = { path, size: bytes.length, modified, tag: `W/"${count}"`, handle: { read, close } };
  return { file: file as unknown as OpenFile, state };
}

interface Sent {
  headers?: Record<string, string>;
  method?: string;
  status?: 200 | 404;
}

/** What a reader gets: the status, the headers and the bytes; and whether the file is closed then. */
async function sent(
  { file, state }: ReturnType<typeof fileOf>,
  { headers = {}, method = 'GET', status = 200 }: Sent = {},
) {
  const head: { status?: number; headers?: Record<string, unknown> } = {};
  const body = new PassThrough();
  const response = Object.assign(body, {
    writeHead(code: number, all: Record<string, unknown>) {
      Object.assign(head, { status: code, headers: all });
      return body;
    },
  });
  const parts: Buffer[] = [];
  body.on('data', (part: Buffer) => parts.push(part)).on('error', () => {});
  const socket = new PassThrough();
  const request = { headers, method, socket } as unknown as IncomingMessage;
  await sendFile(request, response as unknown as ServerResponse, file, status, { 'X-Own': 'a' });
  const listeners = socket.listenerCount('close');
  return { ...head, body: Buffer.concat(parts), isClosed: state.isClosed, listeners };
}

const page = () => fileOf('/a.html', '<h1>Home</h1>');

describe('A file that is sent', () => {
  it('comes whole, says what it is, and is closed', async () => {
    const file = page();
    const all = await sent(file);
    expect(all).toMatchObject({ status: 200, isClosed: true });
    expect(all.body.toString()).toBe('<h1>Home</h1>');
    expect(all.headers).toEqual({
      'X-Own': 'a',
      ETag: file.file.tag,
      'Last-Modified': 'Wed, 18 Feb 2026 10:00:00 GMT',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': 13,
    });
  });

  it('comes whole in pieces when it is large', async () => {
    const text = 'abcdefg'.repeat(30_000);
    const { body, listeners } = await sent(fileOf('/a.bin', text));
    expect(body.toString() === text).toBe(true);
    expect(listeners).toBe(0);
  });

  it('comes without a body for HEAD, compressed or not', async () => {
    const plain = await sent(page(), { method: 'HEAD' });
    expect([plain.headers?.['Content-Length'], plain.body.length]).toEqual([13, 0]);
    const small = await sent(page(), { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect([small.headers?.['Content-Encoding'], small.body.length]).toEqual(['br', 0]);
  });

  it('is not to be kept where it stands for another', async () => {
    const { status, headers } = await sent(page(), { status: 404, headers: { 'if-none-match': '*' } });
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('ETag');
    expect(headers).not.toHaveProperty('Last-Modified');
  });

  it('does not come as a part for the whole', async () => {
    const { body, isClosed } = await sent(fileOf('/a.png', 'abcdef', 2));
    expect([body.toString(), isClosed]).toEqual(['abcd', true]);
  });

  it.each([
    ['/a.css', 'text/css; charset=utf-8'],
    ['/a.svg', 'image/svg+xml'],
    ['/a.webp', 'image/webp'],
    ['/a.unknown', 'application/octet-stream'],
    ['/_redirects', 'application/octet-stream'],
  ])('%s is %s', async (path, type) => {
    expect((await sent(fileOf(path, 'x'))).headers?.['Content-Type']).toBe(type);
  });
});

describe('A compressed file', () => {
  it.each([
    ['br'],
    ['gzip, deflate, br'],
    ['gzip,br , zstd'],
    ['br;q=1.0'],
    ['br; q=0.5, gzip'],
    ['br ;  q=.05'],
  ])('is for a reader who accepts %s', async (accepted) => {
    const { headers, body } = await sent(page(), { headers: { 'accept-encoding': accepted } });
    expect(headers).toMatchObject({ 'Content-Encoding': 'br', Vary: 'Accept-Encoding' });
    expect(headers?.['Content-Length']).toBe(body.length);
    expect(brotliDecompressSync(body).toString()).toBe('<h1>Home</h1>');
  });

  it.each(['', 'gzip', 'br;q=0', 'br; q=0.000', 'xbr', 'brx', 'gzip;x=br', '*'])(
    'is not for one who accepts "%s"',
    async (accepted) => {
      const { headers } = await sent(page(), { headers: { 'accept-encoding': accepted } });
      expect(headers).not.toHaveProperty('Content-Encoding');
    },
  );

  it.each([
    ['/a.js', true],
    ['/a.json', true],
    ['/a.svg', true],
    ['/a.xml', true],
    ['/a.txt', true],
    ['/a.webp', false],
    ['/a.woff2', false],
  ])('is for text: %s is one: %s', async (path, isText) => {
    const { headers } = await sent(fileOf(path, 'x'), { headers: { 'accept-encoding': 'br' } });
    expect('Content-Encoding' in (headers ?? {})).toBe(isText);
  });

  it('is none where the file became shorter or is too large', async () => {
    const headers = { 'accept-encoding': 'br' };
    expect((await sent(fileOf('/a.txt', 'abc', 1), { headers })).headers).not.toHaveProperty(
      'Content-Encoding',
    );
    const large = await sent(fileOf('/a.txt', 'a'.repeat(256_001)), { headers });
    expect([large.headers?.['Content-Encoding'], large.body.length]).toEqual([undefined, 256_001]);
  });
});

describe('A file that the reader has', () => {
  it.each<[string, (tag: string) => Record<string, string>, number]>([
    ['its tag', (tag) => ({ 'if-none-match': tag }), 304],
    ['its tag among others', (tag) => ({ 'if-none-match': `"x", ${tag} ,"y"` }), 304],
    ['any tag', () => ({ 'if-none-match': ' * ' }), 304],
    ['another tag', () => ({ 'if-none-match': '"x"' }), 200],
    [
      'another tag, whatever the time',
      () => ({ 'if-none-match': '"x"', 'if-modified-since': '2030-01-01' }),
      200,
    ],
    ['its time', () => ({ 'if-modified-since': 'Wed, 18 Feb 2026 10:00:00 GMT' }), 304],
    ['a later time', () => ({ 'if-modified-since': 'Wed, 18 Feb 2026 10:00:01 GMT' }), 304],
    ['an earlier time', () => ({ 'if-modified-since': 'Wed, 18 Feb 2026 09:59:59 GMT' }), 200],
    ['no time', () => ({ 'if-modified-since': 'never' }), 200],
  ])('is told by %s', async (_, headersFor, status) => {
    const file = page();
    const found = await sent(file, { headers: headersFor(file.file.tag) });
    expect([found.status, found.body.length > 0, found.isClosed]).toEqual([status, status === 200, true]);
  });
});
