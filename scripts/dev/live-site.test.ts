import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LiveSite } from './live-site';
import * as files from '../files/read-source';
import * as check from '../../src/content/check-site';
import * as resolved from '../../src/content/resolve/resolve-document';
import { brokenPhotograph, newFolder, page, site, write } from '../../tests/build/sample-site';

vi.mock('node:fs', { spy: true });
vi.mock('../files/read-source', { spy: true });
vi.mock('../../src/content/check-site', { spy: true });
vi.mock('../../src/content/resolve/resolve-document', { spy: true });

let pages = '';
let live: LiveSite;
beforeEach(async () => {
  const folder = newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  pages = folder;
  site(pages, 5);
  live = new LiveSite(pages);
  await live.ready();
  vi.clearAllMocks();
});

const heading = (text: string): object => ({ ...page(3), blocks: [{ type: 'hero', heading: text }] });
const own = (title: string): object => ({ seo: { title, description: `${title}, in one plain sentence.` } });
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

  it('shows a form as it was saved last, on the page that shows it', async () => {
    const form = (label: string): object => ({
      title: 'Visit',
      fields: [{ name: 'day', kind: 'date', label }],
      submit: 'Send',
      sending: 'Sending...',
      note: 'Only for our reply.',
      thanks: { heading: 'Thank you', text: 'It has arrived.', page: '/' },
    });
    const block = { type: 'enquiryForm', form: 'visit', heading: 'Come and see' };
    const { blocks } = page(3) as { blocks: object[] };
    write(pages, '_forms/visit.json', form('Day'));
    write(pages, 'pages/page-3.json', { ...page(3), blocks: [...blocks, block] });
    await live.update();
    write(pages, '_forms/visit.json', form('Which day?'));
    await live.update();
    expect(live.page('/pages/page-3')?.blocks.at(-1)).toMatchObject({
      form: { name: 'visit', fields: [{ label: 'Which day?' }] },
    });
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
    expect(examined()).toHaveLength(7);
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
    write(pages, 'pages/page-3.json', { ...page(3), title: 'Other', hedding: 'x' });
    await live.update();
    expect(live.report).toContain('unknown-property');
    expect(live.report).not.toContain('\u001b');
    expect(live.page('/pages/page-3')?.title).toBe('Page 3');
  });

  it('tells of a picture that cannot be used, and is well again when that is fixed', async () => {
    write(pages, '_media/broken.jpg', brokenPhotograph);
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

  it('tells what went wrong without what could steer a terminal', async () => {
    live.refresh = () => Promise.reject(new Error('\u001B[2J\u202Epicture.svg cannot be used.\nFix it.'));
    await live.update();
    expect(live.report).toBe('\\u{1b}[2J\\u{202e}picture.svg cannot be used.\nFix it.');
  });

  it('is read by the first who asks for it, once, and is nothing before', async () => {
    const other = new LiveSite(pages);
    expect([other.site, other.complete, other.page('/'), other.search().entries, other.report]).toEqual([
      undefined,
      undefined,
      undefined,
      [],
      '',
    ]);
    await Promise.all([other.ready(), other.ready()]);
    await other.ready();
    expect(check.checkTogether).toHaveBeenCalledOnce();
    expect(other.site?.owner.name).toBe('Vikram Sahyadri');
    expect(other.complete?.site).toBe(other.site);
    expect(other.page('/none')).toBeUndefined();
  });

  it('is brought up to date by one after the other', async () => {
    const steps: string[] = [];
    live.refresh = async () => {
      steps.push('begins');
      await Promise.resolve();
      steps.push('ends');
    };
    await Promise.all([live.update(), live.update()]);
    expect(steps).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  it('shows drafts, and lets its search find them', async () => {
    write(pages, 'pages/page-3.json', { ...page(3), draft: true });
    await live.update();
    expect(live.page('/pages/page-3')?.title).toBe('Page 3');
    const found = live.search().entries.filter(({ url }) => url.startsWith('/pages/page-3'));
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(live.search().entries.map(({ url }) => url.split('#')[0])).size).toBe(6);
  });

  it('does not stop for what is no mistake for everybody', async () => {
    write(pages, 'con.json', { ...page(3), title: 'Constitution', ...own('The constitution of a club') });
    await live.update();
    expect(live.report).toBe('');
    expect(live.page('/con')?.title).toBe('Constitution');
  });
});
