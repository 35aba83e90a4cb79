import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';
import { bestCompressed } from './best-compressed';
import type { OpenFile } from './find-file';

/**
 * Sends an open file and closes it. One that shrinks meanwhile breaks the connection off, so that nobody takes a part
 * for the whole. Ranges are not offered, as a server may (https://www.rfc-editor.org/rfc/rfc9110#section-14.2).
 * @param headers what it is sent with, beside what follows from the file itself.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: OpenFile,
  status: 200 | 404,
  headers: Record<string, string>,
): Promise<void> {
  try {
    const validators = { ETag: file.tag, 'Last-Modified': file.modified.toUTCString() };
    const all = { ...headers, ...(status === 200 && validators) };
    if (status === 200 && isFresh(request.headers, file)) return void response.writeHead(304, all).end();
    const type = typeOf(file.path);
    const compressed = takesBrotli(request.headers, type) ? await bestCompressed(file) : undefined;
    if (compressed) {
      response.writeHead(status, {
        ...all,
        ...brotli,
        'Content-Type': type,
        'Content-Length': compressed.length,
      });
      return void response.end(request.method === 'HEAD' ? undefined : compressed);
    }
    response.writeHead(status, { ...all, 'Content-Type': type, 'Content-Length': file.size });
    if (request.method === 'HEAD') return void response.end();
    if (!request.socket.destroyed) await untilLeft(request, pipeline(bytesOf(file), response));
  } finally {
    await file.handle.close();
  }
}

/** A reader who leaves half-way is nobody's mistake; an answer that waits for one before it does not hear of it. */
async function untilLeft({ socket }: IncomingMessage, work: Promise<void>): Promise<void> {
  const ended = new AbortController();
  const left = once(socket, 'close', { signal: ended.signal });
  await Promise.race([work, left]).catch(() => {});
  ended.abort();
  left.catch(() => {});
  work.catch(() => {});
}

const brotli = { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' };

/** Whether a reader names Brotli, and does not refuse it (https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3). */
function takesBrotli({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders, type: string): boolean {
  const isText = /^text\/|javascript|json|svg|xml/.test(type);
  return isText && /(?:^|,)\s*br\s*(?:;\s*q=(?:0?\.\d*[1-9]|1)[^,]*)?(?:,|$)/.test(accepted);
}

async function* bytesOf({ handle, size }: OpenFile): AsyncGenerator<Buffer> {
  for (let position = 0; position < size;) {
    const buffer = Buffer.allocUnsafe(Math.min(65_536, size - position));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) throw new Error('The file became shorter.');
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

function typeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Whether the reader has these bytes already (https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2). */
function isFresh(headers: IncomingHttpHeaders, { tag, modified }: OpenFile): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').some((one) => one.trim() === tag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}
