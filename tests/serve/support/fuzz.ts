import { oddRequests } from './odd-requests';
import { chooser, random } from './random';
import { raw, request, statusOf, type Then } from './raw';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'get', 'PRI', ''];
const pieces = [
  '/', '//', '\\', '.', '..', '%', '%2e', '%2f', '%5c', '%00', '%c0%ae', '%ff', '%E0%A4%A8', '?', '#', '[', ']', '@',
  ':', '*', ' ', '\t', '\u0001', '\u00FF', 'about', 'blog', 'assets', 'index.html', '404.html', '.data', '_redirects',
  'http://', 'http://127.0.0.1', 'a'.repeat(300), '/a'.repeat(200), '%'.repeat(50), '~', '$&', '{}', '__proto__',
]; // oxfmt-ignore
const headers = [
  'Range: bytes=5-1', 'Range: bytes=-', 'Range: bytes=0-0,-1', 'If-None-Match: *', 'If-None-Match: ,,"', 'Expect: x',
  'If-Modified-Since: never', 'Accept-Encoding: br;q=1, gzip;q=nonsense', 'Accept-Encoding: ,;', 'Content-Length: 5',
  'Content-Length: -1', 'Content-Length: 99999999999999999999', 'Transfer-Encoding: chunked', 'Transfer-Encoding: x',
  'Upgrade: websocket', 'Connection: Upgrade', 'Host: evil.example', 'Host: [', 'Origin: null', 'Origin: [',
  'Sec-Fetch-Site: cross-site', 'Cookie: \u00FF', 'X'.repeat(500), ': empty', 'A: b\r\n c', `Y: ${'z'.repeat(9000)}`,
]; // oxfmt-ignore
const thens: readonly Then[] = ['waits', 'waits', 'waits', 'ends', 'leaves'];

/** A request that nobody sends, and how its sender goes on; the same for the same numbers. */
function oddRequest(next: () => number): { text: string; after: Then } {
  const one = chooser(next);
  const several = (things: readonly string[], most: number) =>
    Array.from({ length: Math.floor(next() * most) }, () => one(things));
  const known = one(oddRequests);
  if (next() < 0.3) return { text: known[2], after: isWhole(known[2]) ? 'waits' : 'ends' };
  const text = request(`/${several(pieces, 6).join('')}`, {
    method: next() < 0.6 ? 'GET' : one(methods),
    headers: several(headers, 4).map((line) => `${line}\r\n`).join(''), // oxfmt-ignore
  });
  const cut = next() < 0.15 ? text.slice(0, Math.floor(next() * text.length)) : text;
  return { text: cut + several(pieces, 3).join(''), after: isWhole(cut) ? one(thens) : 'ends' };
}

/** Whether a server can answer without waiting for more; it would wait for a body that never comes. */
function isWhole(text: string): boolean {
  return text.endsWith('\r\n\r\n') && !/^(?:Content|Transfer)-/m.test(text);
}

/** How many answers of each status came; 0 stands for a connection that was closed without one. */
export type Counts = Record<number, number>;

/** Sends odd requests, some at once, and counts the answers. */
export async function fuzz(port: number, count: number, seed: number): Promise<Counts> {
  const next = random(seed);
  const counts: Counts = {};
  let left = count;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const { text, after } = oddRequest(next);
      const status = statusOf(await raw(port, text, after));
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 24 }, work));
  return counts;
}
