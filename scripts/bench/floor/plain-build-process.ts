import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { floorStyle } from './floor-style';

/** The floor of a build: every document of a folder becomes a file with its words, one after the other, in another. */
const [, , from = '', to = ''] = process.argv;
for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.json')) continue;
  const document = JSON.parse(readFileSync(join(from, path), 'utf8')) as unknown;
  const file = join(to, path.replace(/\.json$/, ''), 'index.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><style>${floorStyle}</style>${paragraphs(document)}`,
  );
}

function paragraphs(value: unknown): string {
  if (typeof value === 'string') return `<p>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
  return typeof value === 'object' && value !== null ? Object.values(value).map(paragraphs).join('') : '';
}
