import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../src/words/languages';
import { confirm, refuse, wantsPage } from './answer';

const words = wordsFor('en');

const json = { 'content-type': 'application/json', accept: 'text/html' };
const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' };
const from = (headers: object): IncomingMessage => ({ headers }) as unknown as IncomingMessage;

/** What a sender gets: the status, the headers and the text. */
function answered(answer: (response: ServerResponse) => void) {
  const got = { status: 0, headers: {} as Record<string, string>, body: '' };
  const response = {
    setHeader: (name: string, value: number) => void (got.headers[name] = String(value)),
    writeHead(status: number, headers: object) {
      Object.assign(got.headers, headers);
      return { end: (body: string) => Object.assign(got, { status, body }) };
    },
  };
  answer(response as unknown as ServerResponse);
  return got;
}
const common = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
const asJson = { ...common, 'Content-Type': 'application/json; charset=utf-8' };
const asPage = {
  ...common,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

it.each([
  [form, true],
  [{ accept: 'text/html' }, true],
  [json, false],
  [{ ...json, 'content-type': 'Application/JSON; charset=utf-8' }, false],
  [{ ...form, 'content-type': 'text/plain; a=application/json' }, true],
  [{ ...form, accept: 'application/json' }, false],
  [{ 'content-type': form['content-type'] }, false],
])('a page is the answer to %j: %s', (headers, isPage) => {
  expect(wantsPage(from(headers))).toBe(isPage);
});

describe('An enquiry that has arrived', () => {
  it('is confirmed in JSON, whatever page it names', () => {
    expect(
      answered((response) => confirm(from(json), response, { id: 'i1', next: '/thanks', words })),
    ).toEqual({
      status: 200,
      headers: asJson,
      body: '{"ok":true,"id":"i1"}',
    });
  });

  it.each([
    ['/thanks', '/thanks'],
    ['/thanks?a=b#c', '/thanks?a=b'],
    ['thanks', '/thanks'],
    ['https://www.example.in/thanks', '/thanks'],
    ['https://evil.example//other.example/x', '/other.example/x'],
    ['//evil.example/x', '/x'],
    ['/\\evil.example', '/'],
  ])('leads a form that names "%s" to %s of this site', (next, location) => {
    expect(answered((response) => confirm(from(form), response, { id: 'i1', next, words }))).toEqual({
      status: 303,
      headers: { ...common, Location: location },
      body: '',
    });
  });

  it.each(['', 'javascript:alert(1)', 'http://[', 'mailto:a@b.in'])(
    'gives a form that names "%s" a page of thanks',
    (next) => {
      const { status, headers, body } = answered((response) =>
        confirm(from(form), response, { id: 'i1', next, words }),
      );
      expect([status, headers]).toEqual([200, asPage]);
      expect(body).toMatch(/^<!doctype html>.*<title>Thank you<\/title><h1>Thank you<\/h1><p>[^<]+<\/p>/);
    },
  );
});

describe('An enquiry that is refused', () => {
  const refusal = {
    status: 422,
    error: 'incomplete',
    errors: [{ field: '<b>', fault: 'anEmail' }],
  } as const;
  const refused = (headers: object, said = words) =>
    answered((response) =>
      refuse(from(headers), response, { ...refusal, errors: [...refusal.errors] }, said),
    );

  it('is told why in JSON, and when to come again', () => {
    const tooOften = { status: 429, error: 'tooOften', retryAfter: 30 } as const;
    expect(answered((response) => refuse(from(json), response, tooOften, words))).toEqual({
      status: 429,
      headers: { ...asJson, 'Retry-After': '30' },
      body: '{"ok":false,"error":"Too many messages in a minute."}',
    });
    const { headers, body } = refused(json);
    expect(headers).toEqual(asJson);
    expect(JSON.parse(body)).toEqual({
      ok: false,
      error: 'Please check these fields.',
      errors: [{ field: '<b>', message: words.fields.anEmail }],
    });
  });

  it('is told why on a page, with its fields, and that nothing is lost', () => {
    expect(refused(form)).toMatchObject({ status: 422, headers: asPage });
    expect(refused(form).body).toMatch(
      /<html lang="en">.*these fields\. &lt;b&gt;: Please enter an e-mail [^<]*still there/,
    );
  });

  it('names a field by its label on a page', () => {
    const errors = [{ field: 'mail', label: 'Your <e-mail>', fault: 'anEmail' } as const];
    const { body } = answered((response) => refuse(from(form), response, { ...refusal, errors }, words));
    expect(body).toContain('these fields. Your &lt;e-mail&gt;: Please enter');
  });

  it('is told so in the language of the site', () => {
    expect(refused(form, wordsFor('mr-IN')).body).toMatch(/<html lang="mr">.*<h1>पाठवले गेले नाही<\/h1>/);
    expect(refused(json, wordsFor('hi')).body).toContain('कुछ छूट गया है');
  });
});
