import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Source, SourceDocument } from '../../src/content/source/source';
import { engineRoot } from '../files/roots';
import { photographNames, writePhotographs } from './photographs';

/** Program pages of eight blocks and about 9 kB each (12 with the spaces that indent it), none like another, as documents in memory. They share twelve photographs. */
export function generatedSite(pages: number): Omit<Source, 'documents'> & { documents: SourceDocument[] } {
  const model = shipped('signature-programs/outbound-training.json');
  const shell = [
    document('_site.json', apart(homeward(settingsText(shipped('_site.json'))))),
    document('index.json', pageText(model, 0)),
  ];
  const others = Array.from({ length: pages - 1 }, (_, at) =>
    document(`pages/page-${at + 1}.json`, pageText(model, at + 1)),
  );
  const media = photographNames.map((name) => `${name}.jpg`);
  return { documents: [...shell, ...others], media, drawings: [], others: [], troubles: [] };
}

/** Writes so many generated pages with their photographs into a new folder. Another seed makes other photographs. */
export async function writeGeneratedSite(folder: string, pages: number, seed?: string): Promise<void> {
  for (const { path, bytes } of generatedSite(pages).documents) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  await writePhotographs(folder, photographNames.length, seed);
}

function shipped(path: string): string {
  return readFileSync(join(engineRoot, 'pages-json', path), 'utf8');
}

function document(path: string, text: string): SourceDocument {
  return { path, bytes: new TextEncoder().encode(text) };
}

interface Model {
  blocks: { type: string; actions?: object[] }[];
}

/** The shipped Outbound Training page with its number in every text, and links that lead home; number 0 lies in no folder. */
function pageText(model: string, number: number): string {
  const page = JSON.parse(model) as Model & Record<string, unknown>;
  const blocks = page.blocks
    .filter(({ type }, at) => page.blocks.findIndex((other) => other.type === type) === at)
    .slice(0, 8);
  const text = JSON.stringify({ ...page, blocks }, numbered(number), 2);
  return homeward(number === 0 ? text.replace('"../../schemas/', '"../schemas/') : text);
}

/** The shipped settings, with photographs as their pictures; there are no drawings. */
function settingsText(shippedText: string): string {
  return shippedText
    .replaceAll(/"(portrait|src)": "[^"]+"/g, `"$1": "${photographNames[0] ?? ''}"`)
    .replaceAll(/"picture": "[^"]+",/g, '');
}

/** All links of this site lead to its home page. */
function homeward(text: string): string {
  return text.replaceAll(/"to": "\/[^"]*"/g, '"to": "/"');
}

/** No two entries of a menu lead to the same address: the check would tell of them. */
function apart(text: string): string {
  let links = 0;
  return text.replaceAll('"to": "/"', () => `"to": "/?${(links += 1)}"`);
}

/** Texts get the page's number, pictures the photographs in turn; names of icons and blocks stay. */
function numbered(number: number) {
  const names = new Set(['icon', 'type', 'to', 'ground', '$schema', 'id', 'volume']);
  let picture = number;
  return (key: string, value: unknown): unknown => {
    if (key === 'src' || key === 'picture') return photographNames[picture++ % photographNames.length];
    return typeof value === 'string' && !names.has(key) ? `${number}: ${value}` : value;
  };
}
