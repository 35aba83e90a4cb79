import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendEnquiry } from './send-enquiry';

const post = { address: '/api/forms/x', body: { name: 'A' }, key: 'k' };
const answer = (status: number, body: string, headers?: Record<string, string>) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, ...(headers && { headers }) })));

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an enquiry', () => {
  it('is posted as JSON with its key', async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{"ok":true}')));
    vi.stubGlobal('fetch', fetched);
    expect(await sendEnquiry(post)).toBeUndefined();
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/forms/x', {
      method: 'POST',
      signal: expect.any(AbortSignal) as AbortSignal,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': 'k',
      },
      body: '{"name":"A"}',
    });
  });

  it('without a key has no header that a form service would have to allow', async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{"ok":true}')));
    vi.stubGlobal('fetch', fetched);
    await sendEnquiry({ address: 'https://forms.example/f/x', body: {} });
    expect(Object.keys(fetched.mock.calls[0]?.[1]?.headers ?? {})).toEqual(['Accept', 'Content-Type']);
  });

  it('is not sent offline', async () => {
    const fetched = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await sendEnquiry(post)).toEqual({ why: 'offline' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('whose connection breaks may have arrived', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no')));
    expect(await sendEnquiry(post)).toEqual({ why: 'unreachable' });
  });

  it('waits 15 seconds for an answer, and says then that there is none', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('late'))),
      );
    });
    const sent = sendEnquiry(post);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(await Promise.race([sent, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toEqual({ why: 'timeout' });
    vi.useRealTimers();
  });
});

describe('an answer', () => {
  it.each(['{"ok":true}', '{"success":true,"message":"Email sent"}', '{"ok":true,"next":"/thanks"}'])(
    'of %s confirms the arrival',
    async (body) => {
      answer(200, body);
      expect(await sendEnquiry(post)).toBeUndefined();
    },
  );

  it.each([
    '',
    '<h1>Log in</h1>',
    'null',
    '"ok"',
    '{"success":false}',
    '{"ok":false}',
    '{"error":"no"}',
    '{"ok":tr',
  ])('with status 200 and "%s" confirms nothing', async (body) => {
    answer(200, body);
    expect(await sendEnquiry(post)).toEqual({ why: 'unclear' });
  });

  it.each([
    ['90', 90],
    ['0', 1],
    ['nonsense', 60],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 1],
    ['90 seconds', 60],
  ])('with status 429 and Retry-After %s asks for %d seconds', async (header, seconds) => {
    answer(429, '', { 'Retry-After': header });
    expect(await sendEnquiry(post)).toEqual({ why: 'too many', seconds });
  });

  it('that says when to come back is understood as a date too, and as a minute where it says nothing', async () => {
    answer(429, '', { 'Retry-After': new Date(Date.now() + 30_000).toUTCString() });
    const failure = (await sendEnquiry(post)) as { seconds: number };
    expect(failure.seconds).toBeGreaterThan(27);
    expect(failure.seconds).toBeLessThan(31);
    answer(429, '');
    expect(await sendEnquiry(post)).toEqual({ why: 'too many', seconds: 60 });
  });

  it.each([400, 422])('with status %d and no list of errors names no field', async (status) => {
    for (const body of ['', '{}', '{"errors":"x"}', '{"errors":[{"field":"a","message":1}]}']) {
      answer(status, body);
      expect(await sendEnquiry(post)).toEqual({ why: 'invalid', errors: {} });
    }
  });

  it('with field errors names the fields, and ignores what is no error', async () => {
    answer(422, '{"errors":[{"field":"email","message":"Wrong"},{"field":1},null,"x"]}');
    expect(await sendEnquiry(post)).toEqual({ why: 'invalid', errors: { email: 'Wrong' } });
  });

  it.each([
    [404, 'refused'],
    [403, 'refused'],
    [499, 'refused'],
    [500, 'down'],
    [502, 'down'],
    [413, 'too large'],
  ])('with status %d is "%s"', async (status, why) => {
    answer(status, '<html>');
    expect(await sendEnquiry(post)).toEqual({ why });
  });
});
