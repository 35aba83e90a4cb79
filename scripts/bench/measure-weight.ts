import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Row } from './table';

/** Compressed bytes of a built page: what comes before the first paint, and the script of the first view. */
export function measureWeight(dist: string, route: string): Row[] {
  const html = readFileSync(join(dist, route, 'index.html'));
  const main =
    readdirSync(join(dist, 'assets')).find(
      (name) => html.includes(`assets/${name}`) && name.endsWith('.js'),
    ) ?? '';
  const script = readFileSync(join(dist, 'assets', main));
  return [
    {
      what: `${route}: HTML and CSS`,
      value: kilobytes(html),
      ratio: `${(html.length / brotliCompressSync(html).length).toFixed(1)} × smaller, brotli`,
    },
    {
      what: `${route}: scripts`,
      value: kilobytes(script),
      ratio: `${(script.length / brotliCompressSync(script).length).toFixed(1)} × smaller, brotli`,
    },
  ];
}

function kilobytes(bytes: Buffer): string {
  return `${(brotliCompressSync(bytes).length / 1000).toFixed(1)} kB`;
}
