import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LiveSite } from '../../scripts/dev/live-site';
import * as files from '../../scripts/files/read-source';
import * as check from '../../src/content/check-site';
import * as resolved from '../../src/content/resolve/resolve-document';
import { newFolder, page, site, write } from '../build/sample-site';

vi.mock('node:fs', { spy: true });
vi.mock('../../scripts/files/read-source', { spy: true });
vi.mock('../../src/content/check-site', { spy: true });
vi.mock('../../src/content/resolve/resolve-document', { spy: true });

let pages = '';
let live: LiveSite;
beforeEach(async () => {
  const folder = newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  pages = folder;
  site(pages, 20);
  live = new LiveSite(pages);
  await live.ready();
  vi.clearAllMocks();
});

const heading = (text: string): object => ({ ...page(3), blocks: [{ type: 'hero', heading: text }] });
const readFiles = (): string[] => vi.mocked(files.readDocumentFile).mock.calls.map(([, { path }]) => path);
const examined = (): string[] => vi.mocked(check.examine).mock.calls.map(([{ path }]) => path);

describe('The site in development', () => {
  it('reads and examines one document when one was saved', async () => {
    write(pages, 'pages/page-3.json', heading('Saved'));
    await live.update();
    expect(readFiles()).toEqual(['pages/page-3.json']);
    expect(examined()).toEqual(['pages/page-3.json']);
    expect(live.page('/pages/page-3')?.blocks).toMatchObject([{ heading: 'Saved' }]);
  });

  it('reads a picture again when it has changed, and not with every save', async () => {
    const line = (end: number): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1L8 ${end}"/></svg>`;
    const image = { src: 'line', alt: 'A line from one corner to the other.' };
    const shown = (text: string) =>
      write(pages, 'pages/page-3.json', { ...page(3), blocks: [{ type: 'hero', heading: text, image }] });
    const address = () => live.page('/pages/page-3')?.assets.images['line']?.src;
    write(pages, '_media/line.svg', line(8));
    shown('First');
    await live.update();
    const before = address();
    vi.clearAllMocks();
    shown('Second');
    await live.update();
    const reads = vi.mocked(readFileSync).mock.calls.map(([file]) => String(file));
    expect(reads.filter((file) => file.startsWith(join(pages, '_media')))).toEqual([]);
    write(pages, '_media/line.svg', line(7));
    await live.update();
    expect(address()).not.toBe(before);
  });

  it('resolves no page but the one that is asked for', async () => {
    write(pages, 'pages/page-3.json', heading('Saved'));
    await live.update();
    const resolve = vi.mocked(resolved.resolveDocument);
    const before = resolve.mock.calls.length;
    live.page('/pages/page-4');
    expect(resolve.mock.calls.slice(before).map(([{ path }]) => path)).toEqual(['pages/page-4.json']);
    expect(resolve.mock.calls.length).toBeLessThan(5);
  });

  it('examines every document again after a change of the settings that they show, and reads only those', async () => {
    const settings = files.readDocumentFile(pages, { path: '_site.json' });
    vi.clearAllMocks();
    const text = new TextDecoder().decode(settings.bytes);
    write(pages, '_site.json', text.replaceAll('Vikram Sahyadri', 'Asha Deshpande'));
    await live.update();
    expect(readFiles()).toEqual(['_site.json']);
    expect(examined()).toHaveLength(22);
  });

  it('finds in the other documents what a saved, renamed or deleted one changes for them', async () => {
    write(pages, 'pages/page-3.json', {
      ...page(3),
      blocks: [{ type: 'hero', heading: 'Link', actions: [{ label: 'Four', to: '/pages/page-4' }] }],
    });
    await live.update();
    expect(live.report).toBe('');
    rmSync(join(pages, 'pages/page-4.json'));
    await live.update();
    expect(live.report).toContain('page-3.json');
    expect(live.report).toContain('missing-page');
    write(pages, 'pages/page-4.json', page(4));
    await live.update();
    expect(live.report).toBe('');
  });

  it('shows a page as it was last without a mistake, also one that nobody has asked for before', async () => {
    write(pages, 'pages/page-3.json', { ...page(3), hedding: 'x' });
    await live.update();
    expect(live.report).toContain('unknown-property');
    expect(live.page('/pages/page-3')?.title).toBe('Page 3');
  });

  it('tells of a picture that cannot be used, and is well again when that is mended', async () => {
    write(pages, '_media/broken.jpg', 'no picture');
    const image = { src: 'broken', alt: 'A file that is no picture.' };
    write(pages, 'pages/page-3.json', { ...page(3), blocks: [{ type: 'hero', heading: 'Three', image }] });
    const other = new LiveSite(pages);
    await other.ready();
    expect(other.report).toContain('broken.jpg cannot be used as a picture');
    write(pages, 'pages/page-3.json', page(3));
    await other.update();
    expect(other.report).toBe('');
    expect(other.page('/pages/page-3')?.title).toBe('Page 3');
  });
});
