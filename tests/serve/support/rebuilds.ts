import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { noteMadeFiles } from '../../../scripts/build/made-files';
import { publish } from '../../../scripts/build/publish';
import { closeStaging, openStaging } from '../../../scripts/build/staging';
import { chooser, random } from './random';
import { temporaryFolder, writeFiles } from './small-site';

const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));

const forever = 'public, max-age=31536000, immutable';

/** Two builds of a site: every page has other words and another length, and each has assets of its own. */
function builds(): [Record<string, string>, Record<string, string>] {
  const build = (name: string, length: number, target: string): Record<string, string> => ({
    'index.html': filled(`home of ${name} `, length),
    'about/index.html': filled(`about ${name} `, length * 3),
    'about/page.json': JSON.stringify(filled(name, length)),
    'media/large.svg': filled(`<${name}/>`, length * 50),
    '404.html': filled(`${name} has no such page `, length),
    [`assets/app-${name}.js`]: filled(`start(${name});`, length * 2),
    _redirects: `/old ${target} 301\n`,
    _headers: ['assets', 'media'].map((at) => `/${at}/*\n  Cache-Control: ${forever}\n`).join('\n'),
  });
  return [build('first', 900, '/about'), build('second', 4000, '/')];
}

const pages = [
  '/',
  '/about',
  '/about/page.json',
  '/media/large.svg',
  '/assets/app-first.js',
  '/assets/app-second.js',
];
const addresses = [...pages, '/nowhere/at/all', '/old'];

/**
 * Every answer that is right for an address: status, body or place, and how long it may be kept. What one build does not
 * have may be refused with the words of either: a request that lasts through two rebuilds finds those of the second.
 */
function rightAnswers(address: string): string[] {
  const all = builds();
  return all.flatMap((files) => {
    if (address === '/old') return `301 ${files['_redirects']?.split(' ')[1] ?? ''}`;
    const body = files[address.slice(1)] ?? files[join(address, 'index.html').slice(1)];
    if (body !== undefined) return `200 ${kept(address)} ${body}`;
    return all.map((one) => `404 no-cache ${one['404.html'] ?? ''}`);
  });
}

const kept = (address: string) => (/^\/(?:assets|media)\//.test(address) ? forever : 'no-cache');

async function answerOf(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual' });
  const { status, headers } = answer;
  const body = await answer.text();
  return status === 301
    ? `301 ${headers.get('Location') ?? ''}`
    : `${status} ${headers.get('Cache-Control') ?? ''} ${body}`;
}

/** A site that can be rebuilt, and readers of it. */
export function rebuiltSite() {
  const folder = temporaryFolder();
  const dist = join(folder, 'dist');
  const [first, second] = builds();
  writeFiles(join(folder, 'first'), first);
  writeFiles(join(folder, 'second'), second);
  noteMadeFiles(join(folder, 'first'), Object.keys(first));
  noteMadeFiles(join(folder, 'second'), Object.keys(second));
  cpSync(join(folder, 'first'), dist, { recursive: true });
  /** Puts the other build in the place of the one before: file by file as a build does, or, like a host, as a whole, and then the place is empty for some milliseconds. */
  const rebuild = (count: number): void =>
    publishFrom(join(folder, count % 2 === 0 ? 'second' : 'first'), dist);
  return { dist, rebuild };
}

function publishFrom(other: string, dist: string): void {
  const staging = openStaging(dist);
  cpSync(other, staging, { recursive: true });
  publish(staging, dist);
  closeStaging(dist, staging);
}

/** Reads all addresses over and over, some at once, while `work` goes on, which may wait for some answers. Gives how many answers came, and those that are wrong. */
export async function readDuring(
  url: string,
  work: (answers: (count: number) => Promise<void>) => Promise<void>,
): Promise<{ count: number; wrong: string[] }> {
  const right = new Map(addresses.map((address) => [address, rightAnswers(address)]));
  const one = chooser(random(3));
  const wrong: string[] = [];
  const progress = { count: 0, isOver: false };
  const reader = async (): Promise<void> => {
    while (!progress.isOver) {
      const address = one(addresses);
      const answer = await answerOf(url + address).catch(
        (error: Error) => `${error.message} ${String(error.cause)}`,
      );
      if (!right.get(address)?.includes(answer))
        wrong.push(`${address}: ${answer.slice(0, 100)} (${answer.length})`);
      progress.count += 1;
    }
  };
  const readers = Promise.all(Array.from({ length: 12 }, reader));
  await work(async (more) => {
    const goal = progress.count + more;
    while (progress.count < goal) await setTimeout(1);
  });
  progress.isOver = true;
  await readers;
  return { count: progress.count, wrong };
}
