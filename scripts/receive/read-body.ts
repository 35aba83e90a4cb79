import type { IncomingMessage } from 'node:http';
import { type Reason, Refused } from './enquiry';

/** How long a post may take to come in, in milliseconds. */
const timeoutMs = 30_000;

/** Reads a request's body. Throws `Refused` when it is larger than `limit` bytes, too slow, or breaks off. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    const refuse = (status: number, error: Reason): void => {
      clearTimeout(timer);
      reject(new Refused({ status, error }));
    };
    const timer = setTimeout(() => refuse(408, 'tooSlow'), timeoutMs);
    if (Number(request.headers['content-length'] ?? 0) > limit) refuse(413, 'tooLarge');
    request.on('data', (part: Buffer) => {
      length += part.length;
      if (length > limit) refuse(413, 'tooLarge');
      else parts.push(part);
    });
    request.once('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(parts));
    });
    request.once('close', () => refuse(400, 'brokenOff'));
  });
}
