import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { storeFileName } from '../../scripts/receive/open-store';
import { inquiry, linesIn, running, speakerForms, temporaryFolder } from './support/running';

const page = { Accept: 'text/html,application/xhtml+xml' };
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('an enquiry', () => {
  it('is stored with its fields, and answered with its id', async () => {
    const { send, folder } = await running({ now: () => Date.parse('2026-11-21T10:00:00Z') });
    const answer = await send(inquiry, 'k');
    expect(answer.status).toBe(200);
    const { ok, id } = (await answer.json()) as { ok: boolean; id: string };
    expect(ok).toBe(true);
    expect(linesIn(folder)).toEqual([
      { id, receivedAt: '2026-11-21T10:00:00.000Z', formId: 'enquiries', kind: 'contact', fields: inquiry },
    ]);
  });

  it.each(speakerForms.filter(({ name }) => name !== 'get-in-touch'))(
    'of the form "$name" needs what is required, and no more',
    async ({ name: kind, formId = kind, sends, fields }) => {
      const { post, folder } = await running();
      const empty = await post(formId, JSON.stringify({ ...sends }));
      expect(empty.status).toBe(422);
      const needed = fields.filter(({ required }) => required).map(({ name }) => name);
      const { errors } = (await empty.json()) as { errors: { field: string }[] };
      expect(errors.map(({ field }) => field)).toEqual(needed);
      const filled = Object.fromEntries(needed.map((name) => [name, name === 'email' ? 'a@b.in' : 'x']));
      expect((await post(formId, JSON.stringify({ ...sends, ...filled }))).status).toBe(200);
      expect(linesIn(folder).map((line) => line.kind)).toEqual([kind]);
    },
  );

  it.each([
    ['blank', { firstName: '  \n' }],
    ['no address', { email: 'sunita at mill' }],
    ['a number', { message: 5 }],
    ['an object', { message: {} }],
    ['another form', { formType: 'Podcast Guest Nomination' }],
    ['an unknown form', { formType: 'x' }],
    ['no form', { formType: undefined }],
  ])('with %s is refused, and the field is named', async (_, change) => {
    const { send, folder } = await running();
    const answer = await send({ ...inquiry, ...change });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(Object.keys(change));
    await send(inquiry);
    expect(linesIn(folder)).toHaveLength(1);
  });

  it('with a past day and an odd number is taken', async () => {
    const { send } = await running();
    const { fields = [] } = speakerForms.find(({ name }) => name === 'invitation') ?? {};
    const filled = Object.fromEntries(fields.map(({ name }) => [name, 'x']));
    const odd = { ...filled, email: 'a@b.in', eventDate: '1999-01-01', phone: '?', audienceSize: '3' };
    expect((await send({ formType: 'Invitation Request', ...odd })).status).toBe(200);
  });

  it('is kept without what its form does not ask for, even if that means something to JavaScript', async () => {
    const { post, folder } = await running();
    const others = '{"__proto__":"a","constructor":"b","fullName":"c","access_key":"d","_x":"e",';
    expect((await post('enquiries', JSON.stringify(inquiry).replace('{', others))).status).toBe(200);
    expect(linesIn(folder).map(({ fields }) => fields)).toEqual([inquiry]);
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
  });

  it('from a robot is answered like any other and marked', async () => {
    const { send, folder } = await running();
    expect((await send({ ...inquiry, _gotcha: 'buy' })).status).toBe(200);
    expect(linesIn(folder)).toMatchObject([{ suspect: true, fields: inquiry }]);
    expect(linesIn(folder)[0]?.fields).not.toHaveProperty('_gotcha');
  });
});

describe('a repetition', () => {
  it('with the same key is one enquiry, at the same time, later and after a restart', async () => {
    const folder = temporaryFolder();
    const { send, stop } = await running({ folder });
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(inquiry, 'k')));
    await send(inquiry, 'k');
    await stop();
    const again = await running({ folder });
    await again.send(inquiry, 'k');
    const ids = new Set(
      await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id)),
    );
    expect(ids.size).toBe(1);
    expect(linesIn(folder)).toHaveLength(1);
  });

  it('with another key, or with other words under the same key, is another enquiry', async () => {
    const { send, folder } = await running();
    await send(inquiry, 'k');
    await send(inquiry, 'other');
    await send({ ...inquiry, message: 'x' }, 'k');
    expect(linesIn(folder)).toHaveLength(3);
  });

  it('without a key is one enquiry for ten minutes', async () => {
    let now = Date.parse('2026-11-21T10:09:00Z');
    const { send, folder } = await running({ now: () => now });
    await send(inquiry);
    now += 9 * 60_000;
    await send(inquiry);
    expect(linesIn(folder)).toHaveLength(1);
    now += 2 * 60_000;
    await send(inquiry);
    expect(linesIn(folder)).toHaveLength(2);
  });
});

describe('an ordinary form post', () => {
  it('is led to the thanks', async () => {
    const { post, folder } = await running();
    const answer = await post('enquiries', form({ ...inquiry, _next: '/thank-you?from=contact' }), page);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/thank-you?from=contact']);
    expect(linesIn(folder).map(({ fields }) => fields)).toEqual([inquiry]);
  });

  it('may come in the encoding of files, but without a file', async () => {
    const { post, folder } = await running();
    const data = new FormData();
    for (const [name, value] of Object.entries(inquiry)) data.append(name, value);
    expect((await post('enquiries', data, page)).status).toBe(200);
    data.append('cv', new Blob(['x']), 'cv.txt');
    expect((await post('enquiries', data, page)).status).toBe(422);
    expect(linesIn(folder)).toHaveLength(1);
  });

  it.each([
    ['https://evil.example/x', '/x'],
    ['//evil.example/x', '/x'],
    ['/\\evil.example', '/'],
    ['/a\r\nSet-Cookie: x=1', '/aSet-Cookie:%20x=1'],
    ['////evil.example//x', '/x'],
  ])('that wants to go to %s stays on this host', async (next, stays) => {
    const { post } = await running();
    const answer = await post('enquiries', form({ ...inquiry, _next: next }), page);
    expect([answer.headers.get('Location'), answer.headers.get('Set-Cookie')]).toEqual([stays, null]);
  });

  it.each(['', 'javascript:alert(1)', 'http://['])('that wants to go to "%s" gets a page', async (next) => {
    const { post } = await running();
    const answer = await post('enquiries', form({ ...inquiry, _next: next }), page);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1>Thank you</h1>');
  });

  it('that lacks something gets a page that says what to do', async () => {
    const { post } = await running();
    const answer = await post('enquiries', form({ ...inquiry, email: '<script>' }), page);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('Go back in your browser. What you typed is still there.');
    expect(html).not.toContain('<script');
  });
});

describe('what is no enquiry', () => {
  it.each([
    [400, '{"a":', 'application/json'],
    [400, '[]', 'application/json'],
    [400, 'null', 'application/json'],
    [400, '', 'application/json'],
    [400, 'nothing', 'multipart/form-data'],
    [415, 'a=1', 'text/plain'],
  ])('gets %d: %s as %s', async (status, body, type) => {
    const { post } = await running();
    const answer = await post('enquiries', body, { 'Content-Type': type });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ ok: false, error: expect.any(String) as string });
  });

  it('is too large, whatever its head says', async () => {
    const { post, port, folder } = await running({ limits: { kilobytes: 1 } });
    const large = JSON.stringify({ ...inquiry, message: 'x'.repeat(2000) });
    expect((await post('enquiries', large)).status).toBe(413);
    const head = 'POST /api/forms/enquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const chunk = `${large.length.toString(16)}\r\n${large}\r\n`;
    const answer = await rawAnswer(port, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`);
    expect(answer).toContain('HTTP/1.1 413');
    expect(() => linesIn(folder)).toThrow('ENOENT');
  });

  it.each([
    ['a long line', 422, { firstName: 'x'.repeat(1001) }],
    ['a message of a book', 422, { message: 'x'.repeat(20_001) }],
    ['a long name of a field', 422, { ['x'.repeat(101)]: '' }],
    [
      'many fields',
      422,
      Object.fromEntries(Array.from({ length: 220 }, (_, at) => [`field${at}`, ''])) as object,
    ],
  ])('has %s', async (_, status, change) => {
    const { send, folder } = await running();
    expect((await send({ ...inquiry, ...change })).status).toBe(status);
    expect(existsSync(join(folder, storeFileName))).toBe(false);
  });

  it('has a long key', async () => {
    const { send } = await running();
    expect((await send(inquiry, 'k'.repeat(201))).status).toBe(400);
    expect((await send(inquiry, 'k'.repeat(200))).status).toBe(200);
  });

  it.each([
    ['another site', 403, { Origin: 'https://evil.example' }],
    ['another server on this machine', 403, { Origin: 'http://127.0.0.1:9' }],
    ['a page that hides where it comes from', 403, { Origin: 'null' }],
    ['another site, as the browser says', 403, { 'Sec-Fetch-Site': 'cross-site' }],
    ['another port, as the browser says', 403, { 'Sec-Fetch-Site': 'same-site' }],
    ['this site, as the browser says', 200, { 'Sec-Fetch-Site': 'same-origin' }],
    ['this site behind another server', 200, { Origin: 'https://www.example.in' }],
  ])('comes from %s and gets %d', async (_, status, headers) => {
    const { port, folder } = await running();
    const body = form(inquiry).toString();
    const all = {
      Host: `127.0.0.1:${port}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `POST /api/forms/enquiries HTTP/1.1\r\n${lines.join('')}Content-Length: ${body.length}\r\n\r\n`;
    const answer = await rawAnswer(port, head + body);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer.toLowerCase()).not.toContain('access-control');
    expect(existsSync(join(folder, storeFileName))).toBe(status === 200);
    expect(answer.includes('Please open the form on this site')).toBe(status === 403);
  });

  it('comes from the form on this very server', async () => {
    const { post, port } = await running();
    const headers = { 'Content-Type': 'application/json', Origin: `http://127.0.0.1:${port}` };
    expect((await post('enquiries', JSON.stringify(inquiry), headers)).status).toBe(200);
  });

  it('asks for nothing and for unknown forms', async () => {
    const { url, post } = await running();
    const answer = await fetch(`${url}/enquiries`);
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
    expect(
      (await fetch(`${url}/enquiries`, { method: 'OPTIONS' })).headers.get('Access-Control-Allow-Origin'),
    ).toBeNull();
    expect((await post('other', '{}')).status).toBe(404);
    expect((await post('..%2f..%2fetc', '{}')).status).toBe(404);
  });

  it('breaks off half-way', async () => {
    const { port, send, folder } = await running();
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/forms/enquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a":',
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    expect((await send(inquiry)).status).toBe(200);
    expect(linesIn(folder)).toHaveLength(1);
  });

  it('comes too often', async () => {
    let now = 0;
    const { send } = await running({ limits: { perMinute: 3 }, now: () => now });
    for (let at = 0; at < 3; at += 1) expect((await send(inquiry, String(at))).status).toBe(200);
    now = 20_000;
    const answer = await send(inquiry, '4');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '40']);
    now = 60_001;
    expect((await send(inquiry, '4')).status).toBe(200);
  });
});

function rawAnswer(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString());
    });
  });
}

describe('a disk', () => {
  it('that cannot be written is told, without a word of the enquiry, and is tried again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const parent = temporaryFolder();
    const folder = join(parent, 'data');
    writeFileSync(folder, 'a file where the folder should be');
    const { send } = await running({ folder });
    const answer = await send(inquiry, 'k');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60']);
    expect(log.mock.calls.flat().join(' ')).not.toContain('sunita');
    rmSync(folder);
    expect((await send(inquiry, 'k')).status).toBe(200);
    expect(linesIn(folder)).toHaveLength(1);
    log.mockRestore();
  });

  it('keeps what it was given for its owner only', async () => {
    const { send, folder } = await running({ folder: join(temporaryFolder(), 'new') });
    await send(inquiry);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, storeFileName)).mode & 0o777).toBe(0o600);
  });

  it('that was torn off in the middle of a line loses only that line', async () => {
    const folder = temporaryFolder();
    const { send, stop } = await running({ folder });
    await send(inquiry, 'a');
    await stop();
    const whole = readFileSync(join(folder, storeFileName), 'utf8');
    writeFileSync(join(folder, storeFileName), `${whole}{"id":"x","rece`);
    const again = await running({ folder });
    await again.send(inquiry, 'b');
    expect(linesIn(folder)).toHaveLength(2);
  });
});
