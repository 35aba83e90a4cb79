import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { engineRoot } from '../files/roots';
import { fetchThumbnails } from './thumbnails';

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const answers: Record<string, [status: number, body: Buffer | string]> = {
  '/abcdefghijk/hqdefault.jpg': [200, jpeg],
  '/brokenpage1/hqdefault.jpg': [200, '<html>'],
  '/busybusybus/hqdefault.jpg': [503, ''],
};

const folder = mkdtempSync(join(tmpdir(), 'vakta-thumbnails-'));
const pages = join(folder, 'pages');
let asked: string[] = [];
let server: Server;
let from = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const [status, body] = answers[request.url ?? ''] ?? [404, jpeg];
    response.writeHead(status).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  from = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
  rmSync(pages, { recursive: true, force: true });
  cpSync(join(engineRoot, 'tests/sites/small'), pages, { recursive: true });
});

/** Makes pictures of these names stand in a page. */
function show(...names: string[]): void {
  const images = names.map((src) => ({ src, alt: 'A person on a stage.' }));
  const page = {
    title: 'Talks',
    seo: { title: 'Talks on film', description: 'Talks on film: on the first mistake, on the last row.' },
    blocks: [
      { type: 'hero', heading: 'Talks' },
      { type: 'gallery', heading: 'On film', images },
    ],
  };
  writeFileSync(join(pages, 'talks.json'), JSON.stringify(page));
}

const fileOf = (id: string): string => join(pages, `_media/youtube/${id}.jpg`);
const fetched = (isDryRun = false): Promise<string> => fetchThumbnails({ pages, isDryRun }, from);

it('fetches each thumbnail that a page names and that is not there, once', async () => {
  show('youtube/abcdefghijk', 'dance', 'youtube/abcdefghijk');
  expect(await fetched()).toMatch(/^\S*_media\/youtube\/abcdefghijk\.jpg {2}new\n$/);
  expect(readFileSync(fileOf('abcdefghijk'))).toEqual(jpeg);
  expect(asked).toEqual(['/abcdefghijk/hqdefault.jpg']);
  expect(await fetched()).toBe('Every thumbnail that a page names is there.\n');
  expect(asked).toHaveLength(1);
});

it('only reports what it would fetch, and asks nobody', async () => {
  show('youtube/abcdefghijk');
  expect(await fetched(true)).toMatch(/abcdefghijk\.jpg {2}new\nNothing was written\.\n$/);
  expect([asked, existsSync(fileOf('abcdefghijk'))]).toEqual([[], false]);
});

it('names those that could not be had, and keeps the others', async () => {
  show('youtube/abcdefghijk', 'youtube/nosuchvideo', 'youtube/brokenpage1', 'youtube/busybusybus');
  await expect(fetched()).rejects.toThrow(
    /abcdefghijk\.jpg {2}new\n3 thumbnails could not be had:\nnosuchvideo: YouTube has no such video\. .*\nbrokenpage1: what came is no such picture\. .*\nbusybusybus: YouTube answered with 503\. /,
  );
  expect([existsSync(fileOf('abcdefghijk')), existsSync(fileOf('nosuchvideo'))]).toEqual([true, false]);
});

it('says so where nobody can be reached', async () => {
  show('youtube/abcdefghijk');
  await expect(fetchThumbnails({ pages, isDryRun: false }, 'http://127.0.0.1:1')).rejects.toThrow(
    'abcdefghijk: YouTube could not be reached. Is this computer online?',
  );
});
