import type { IncomingMessage } from 'node:http';
import { EventEmitter } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Refused } from './enquiry';
import { readBody } from './read-body';

afterEach(() => vi.useRealTimers());

/** A request that is being read with a limit of four bytes; what comes of it is the text, or the status of a refusal. */
function reading(headers: object = {}) {
  const request = Object.assign(new EventEmitter(), { headers });
  const result = readBody(request as unknown as IncomingMessage, 4).then(
    (body) => body.toString(),
    (error: Refused) => error.refusal.status,
  );
  return { request, result, send: (text: string) => request.emit('data', Buffer.from(text)) };
}

describe('The body of a request', () => {
  it('is all that came, up to the limit', async () => {
    const { request, result, send } = reading({ 'content-length': '4' });
    send('ab');
    send('cd');
    request.emit('end');
    request.emit('close');
    expect(await result).toBe('abcd');
  });

  it('is refused as soon as it says that it is too large', async () => {
    expect(await reading({ 'content-length': '5' }).result).toBe(413);
  });

  it('is refused as soon as it is too large', async () => {
    const { result, send } = reading();
    send('abc');
    send('de');
    expect(await result).toBe(413);
  });

  it('is refused when it breaks off', async () => {
    const { request, result, send } = reading();
    send('abc');
    request.emit('close');
    expect(await result).toBe(400);
  });

  it('is refused when it takes longer than half a minute, and no timer stays', async () => {
    vi.useFakeTimers();
    const { result } = reading();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toBe(408);
    const read = reading();
    read.request.emit('end');
    expect([await read.result, vi.getTimerCount()]).toEqual(['', 0]);
    await reading({ 'content-length': '5' }).result;
    expect(vi.getTimerCount()).toBe(0);
  });
});
