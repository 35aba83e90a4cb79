import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultForms } from '../../src/lib/form-settings';
import { contactForm } from '../../src/forms/testing/contact-form';
import { createReceiver, formIdIn, type ReceiverOptions } from './create-receiver';
import type { Enquiry } from './enquiry';
import type { Store } from './open-store';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([
  ['/api/forms/enquiries', 'enquiries'],
  ['/api/forms/', ''],
  ['/api/forms', undefined],
  ['/api/forms/a/b', undefined],
  ['/site/api/forms/enquiries', undefined],
  ['/about', undefined],
])('the form of %s is %j', (pathname, id) => {
  expect(formIdIn(pathname)).toBe(id);
});

const message = {
  formType: 'General Inquiry',
  firstName: 'A',
  lastName: 'B',
  email: 'a@b.in',
  message: 'Hello',
};

/** A store in memory. */
function memory(): { kept: Enquiry[]; store: Store } {
  const kept: Enquiry[] = [];
  const receivedAt = (id: string) => kept.find((one) => one.id === id)?.receivedAt;
  const keep = async (enquiry: Enquiry): Promise<void> => {
    if (receivedAt(enquiry.id) === undefined) kept.push(enquiry);
  };
  return { kept, store: { keep, receivedAt, close: async () => {} } };
}

interface Post {
  url?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: object | string;
  /** Whether all of the post has come in by the time it is answered. */
  complete?: boolean;
  from?: string;
  response?: object;
}

/** A receiver without a server, and what it says to a post. */
function receiving(more: Partial<ReceiverOptions> = {}) {
  const { kept, store } = memory();
  const receive = createReceiver({
    openStore: async () => store,
    settings: defaultForms,
    forms: () => [contactForm],
    ...more,
  });
  const post = async ({
    url = '/api/forms/enquiries',
    method = 'POST',
    body = message,
    ...rest
  }: Post = {}) => {
    const got = { status: 0, headers: {} as Record<string, unknown>, body: '' };
    const response = {
      destroyed: false,
      headersSent: false,
      setHeader: (name: string, value: unknown) => void (got.headers[name] = value),
      writeHead(status: number, headers: object) {
        Object.assign(got.headers, headers);
        return { end: (text: string) => Object.assign(got, { status, body: text }) };
      },
      ...rest.response,
    };
    const headers = { 'content-type': 'application/json', ...rest.headers };
    const socket = { remoteAddress: rest.from };
    const request = Object.assign(
      Readable.from([Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))]),
      {
        url,
        method,
        headers,
        socket,
        complete: rest.complete ?? true,
      },
    );
    await receive(request as unknown as IncomingMessage, response as unknown as ServerResponse);
    return { ...got, request };
  };
  return { post, kept };
}

describe('A post', () => {
  it('is kept with what its form asks for, and nothing else', async () => {
    const { post, kept } = receiving({ now: () => 0 });
    const { status, headers, body } = await post({ body: { ...message, other: 'x' } });
    expect(JSON.parse(body)).toEqual({ ok: true, id: kept[0]?.id });
    expect([status, headers['Connection'], headers['Allow']]).toEqual([200, undefined, undefined]);
    const common = { id: kept[0]?.id, receivedAt: '1970-01-01T00:00:00.000Z' };
    expect(kept).toEqual([{ ...common, formId: 'enquiries', kind: 'contact', fields: message }]);
    expect(Object.keys(kept[0]?.fields ?? {})).toEqual(Object.keys(message));
  });

  it('of a form without scripts leads to the page that it names', async () => {
    const { post } = receiving();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const sent = new URLSearchParams({ ...message, [defaultForms.redirect]: '/thanks' });
    const { status, headers: got } = await post({ headers, body: sent.toString() });
    expect([status, got['Location']]).toEqual([303, '/thanks']);
  });

  it.each([
    ['to an unknown form', { url: '/api/forms/other' }, 404],
    ['to no form', { url: '/about' }, 404],
    ['to what is no address', { url: 'http://[' }, 404],
    ['that is none', { method: 'GET' }, 405],
    ['of another site', { headers: { origin: 'http://evil.example' } }, 403],
    ['with a long key', { headers: { 'idempotency-key': 'k'.repeat(201) } }, 400],
    ['that lacks everything', { body: {} }, 422],
  ])('%s is refused, and keeps nothing', async (_, change: Post, status) => {
    const { post, kept } = receiving();
    const answer = await post(change);
    const { Allow, Connection } = answer.headers;
    expect([answer.status, Allow, Connection]).toEqual([
      status,
      status === 405 ? 'POST' : undefined,
      undefined,
    ]);
    expect((JSON.parse(answer.body) as { error: string }).error).toMatch(/\w/);
    expect(kept).toEqual([]);
  });

  it('of which the rest still comes is read to its end without being kept, for five seconds', async () => {
    vi.useFakeTimers();
    const { post } = receiving();
    const { headers, request } = await post({ method: 'GET', complete: false });
    expect([headers['Connection'], request.readableFlowing]).toEqual(['close', true]);
    const destroy = vi.spyOn(request, 'destroy');
    vi.advanceTimersByTime(4999);
    expect(destroy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(destroy).toHaveBeenCalledOnce();
  });

  it.each(['destroyed', 'headersSent'])('gets no answer where the answer is %s', async (state) => {
    const { post } = receiving();
    expect((await post({ method: 'GET', response: { [state]: true } })).status).toBe(0);
  });

  it('that breaks off later does no harm', async () => {
    const { request } = await receiving().post();
    expect(() => request.emit('error', new Error('ECONNRESET'))).not.toThrow();
  });

  it('is counted with those of its sender alone', async () => {
    const limits = { ...defaultForms.limits, perMinute: 1 };
    const { post } = receiving({ settings: { ...defaultForms, limits }, now: () => 0 });
    const senders = ['1.1.1.1', '2.2.2.2', '1.1.1.1', undefined, undefined];
    const answers = [];
    for (const from of senders) answers.push(await post(from === undefined ? {} : { from }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200, 429]);
    expect(answers[2]?.headers['Retry-After']).toBe(60);
    expect((JSON.parse(answers[2]?.body ?? '') as { error: string }).error).toMatch(/\w/);
  });

  it('in the hidden field is marked', async () => {
    const { post, kept } = receiving();
    await post({ body: { ...message, [defaultForms.honeypot]: 'x' } });
    await post({ body: { ...message, message: 'Other', [defaultForms.honeypot]: '' } });
    expect(kept.map(({ suspect }) => suspect)).toEqual([true, undefined]);
  });
});

describe('A failure', () => {
  it('of the disk is told to the sender, and without what was sent to the one who serves', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { post } = receiving({ openStore: () => Promise.reject(new Error('ENOSPC')) });
    const { status, headers, body } = await post();
    expect([status, headers['Retry-After']]).toEqual([503, 60]);
    expect((JSON.parse(body) as { error: string }).error).toMatch(/\w/);
    expect(told.mock.calls).toEqual([[expect.stringContaining('ENOSPC')]]);
    expect(JSON.stringify(told.mock.calls)).not.toContain('Hello');
  });

  it('of ours is told to both, and a refusal only to the sender', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const mistake = new Error('a mistake of ours');
    const now = (): number => {
      throw mistake;
    };
    const { status, body } = await receiving({ now }).post();
    expect(status).toBe(500);
    expect((JSON.parse(body) as { error: string }).error).toMatch(/\w/);
    expect(told.mock.calls).toEqual([[mistake]]);
    await receiving().post({ method: 'GET' });
    expect(told).toHaveBeenCalledOnce();
  });
});

describe('The same words without a key', () => {
  const minute = 60_000;

  it.each([
    [0, 0, 1],
    [0, 10 * minute - 1, 1],
    [0, 10 * minute, 2],
    [9 * minute, 10 * minute, 1],
    [9 * minute, 19 * minute - 1, 1],
    [9 * minute, 19 * minute, 2],
    [9 * minute, 20 * minute, 2],
  ])('at %d and %d milliseconds are %d enquiries', async (first, second, count) => {
    let at = first;
    const { post, kept } = receiving({ now: () => at });
    await post();
    at = second;
    await post();
    expect(kept).toHaveLength(count);
  });

  it('and with one key are one, however much later', async () => {
    let at = 0;
    const { post, kept } = receiving({ now: () => at });
    const headers = { 'idempotency-key': 'k' };
    await post({ headers });
    at = 1e9;
    await post({ headers });
    expect(kept).toHaveLength(1);
    await post({ headers: { 'idempotency-key': 'other' } });
    expect(kept).toHaveLength(2);
  });
});
