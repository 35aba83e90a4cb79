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
  ])('with status 429 and Retry-After %s asks for %d seconds', async (header, seconds) => {
    answer(429, '', { 'Retry-After': header });
    expect(await sendEnquiry(post)).toEqual({ why: 'too many', seconds });
  });

  it('with field errors names the fields, and ignores what is no error', async () => {
    answer(422, '{"errors":[{"field":"email","message":"Wrong"},{"field":1},null,"x"]}');
    expect(await sendEnquiry(post)).toEqual({ why: 'invalid', errors: { email: 'Wrong' } });
  });

  it.each([
    [404, 'refused'],
    [403, 'refused'],
    [500, 'down'],
    [502, 'down'],
    [413, 'too large'],
  ])('with status %d is "%s"', async (status, why) => {
    answer(status, '<html>');
    expect(await sendEnquiry(post)).toEqual({ why });
  });
});
