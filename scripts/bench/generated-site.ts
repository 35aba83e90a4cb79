import { readFileSync } from 'node:fs';
import type { Source } from '../../src/content/source';

/** Program pages of eight blocks and about 9 kB each, none like another, as documents in memory. */
export function generatedSite(pages: number): Source {
  const model = readFileSync('pages-json/signature-programs/outbound-training.json', 'utf8');
  const encoder = new TextEncoder();
  const shell = [
    { path: '_site.json', bytes: encoder.encode(homeward(readFileSync('pages-json/_site.json', 'utf8'))) },
    { path: 'index.json', bytes: encoder.encode(pageText(model, 0)) },
  ];
  const documents = Array.from({ length: pages - 1 }, (_, at) => ({
    path: `pages/page-${at + 1}.json`,
    bytes: encoder.encode(pageText(model, at + 1)),
  }));
  return {
    documents: [...shell, ...documents],
    media: mediaOf(model),
    drawings: [],
    others: [],
    troubles: [],
  };
}

interface Model {
  blocks: { type: string; actions?: object[] }[];
}

/** The shipped Outbound Training page with its number in every text, and links that lead home. */
function pageText(model: string, number: number): string {
  const page = JSON.parse(model) as Model & Record<string, unknown>;
  const blocks = page.blocks
    .filter(({ type }, at) => page.blocks.findIndex((other) => other.type === type) === at)
    .slice(0, 8);
  const text = JSON.stringify({ ...page, blocks }, numbered(number), 2);
  return homeward(text);
}

/** All links of this site lead to its home page. */
function homeward(text: string): string {
  return text.replaceAll(/"to": "\/[^"]*"/g, '"to": "/"');
}

/** Texts get the page's number; names of pictures, icons and blocks stay. */
function numbered(number: number) {
  const names = new Set(['src', 'icon', 'type', 'to', 'ground', '$schema', 'id']);
  return (key: string, value: unknown): unknown =>
    typeof value === 'string' && !names.has(key) ? `${number} ${value}` : value;
}

function mediaOf(model: string): string[] {
  return [...new Set([...model.matchAll(/"src": "([^"]+)"/g)].map((match) => `${match[1] ?? ''}.svg`))];
}
