import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { engineRoot } from '../../scripts/files/roots';

/** A new folder for one test. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'vakta-test-'));
}

/** Writes a document, or any other file, below a folder. */
export function write(folder: string, path: string, value: unknown): void {
  const isText = typeof value === 'string' || value instanceof Uint8Array;
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), isText ? value : JSON.stringify(value, null, 2));
}

/** A JPEG with a frame of 1024 by 768 and an end, but nothing to see: the check looks at no more, and the build cannot use it. */
export const brokenPhotograph = Buffer.from('ffd8ffc0000b080300040001011100ffda0008010100003f00ffd9', 'hex');

/** A page about nothing but its own number. */
export function page(number: number): object {
  const rows = Array.from({ length: 10 }, (_, row) => ({
    problem: `Problem ${row} of page ${number}`,
    diagnosis: `Why problem ${row} of page ${number} happens`,
    solution: `What is done about problem ${row} of page ${number}`,
  }));
  return {
    title: `Page ${number}`,
    seo: {
      title: `The page with the number ${number}`,
      description: `What stands on the page with the number ${number}, in one plain sentence.`,
    },
    blocks: [
      { type: 'hero', heading: `Page ${number}`, actions: [{ label: 'Home', to: '/' }] },
      { type: 'painTable', heading: 'Ten problems', rows },
      { type: 'prose', heading: 'More', text: `Some **words** about ${number}.` },
    ],
  };
}

/** Writes a site with a home page and so many others. */
export function site(folder: string, pages: number): void {
  const settings = JSON.parse(
    readFileSync(join(engineRoot, 'tests/sites/small/_site.json'), 'utf8'),
  ) as Record<string, unknown>;
  const home = { label: 'Home', to: '/' };
  const footer = {
    columns: [{ heading: 'Links', links: [home] }],
    serviceAreas: 'Everywhere in Maharashtra.',
    copyright: '© {year} {owner.name}',
  };
  const owner = { name: 'Vikram Sahyadri', shortName: 'Vikram', role: 'Speaker' };
  const own = {
    owner,
    navigation: { items: [home], action: home },
    footer,
    articleActions: [home],
    notFound: {},
    logo: undefined,
    samples: ['/owner/name'],
  };
  write(folder, '_site.json', { ...settings, ...own });
  write(folder, 'index.json', page(0));
  for (let number = 1; number <= pages; number += 1) write(folder, `pages/page-${number}.json`, page(number));
}
