import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fuzz } from '../serve/support/fuzz';
import { statusOf } from '../serve/support/raw';
import { servedSite, smallSite } from '../serve/support/small-site';

it('a served site answers as before after 10,000 requests that nobody sends', async () => {
  const { port, url } = await servedSite(smallSite());
  const counts = await fuzz(port, 10_000, 2);
  expect(counts).not.toHaveProperty('500');
  expect(counts).not.toHaveProperty('503');
  expect(await (await fetch(url)).text()).toBe('<h1>Home</h1>');
  console.log(`10,000 odd requests, answers by status (0: closed without one): ${JSON.stringify(counts)}`);
});

/** Sends a letter of a header every half second; gives what came back when the other side has closed. */
async function slowly(port: number): Promise<string> {
  const parts: string[] = [];
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.on('data', (part: string) => parts.push(part)).on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ');
  while (!socket.destroyed && !socket.readableEnded) {
    socket.write('x');
    await setTimeout(500);
  }
  return parts.join('');
}

it('a served site closes senders who never come to an end, and answers others meanwhile', async () => {
  const { port, url } = await servedSite(smallSite());
  const slow = Promise.all(Array.from({ length: 100 }, () => slowly(port)));
  for (let at = 0; at < 20; at += 1) expect((await fetch(url)).status).toBe(200);
  const statuses = new Set((await slow).map(statusOf));
  expect(statuses).toEqual(new Set([408]));
  console.log('100 senders of slow headers: each closed with 408, 20 others answered meanwhile.');
});
