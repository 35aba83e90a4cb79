import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentOf } from '../../src/content/source/source';
import { newFolder, write } from '../../tests/build/sample-site';
import { readSource } from './read-source';

/** What the disk says of a path that ends so; as nobody but an ordinary user on an unlucky day meets it. */
const refused = vi.hoisted(() => new Map<string, string>());

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const refusing =
    (work: (path: string, options: object) => unknown) =>
    (path: string, options: object): unknown => {
      const code = [...refused].find(([end]) => path.endsWith(end))?.[1];
      if (code !== undefined) throw Object.assign(new Error(code), { code });
      return work(path, options);
    };
  return {
    ...fs,
    readFileSync: refusing(fs.readFileSync),
    // No system promises an order.
    readdirSync: refusing((path, options) =>
      fs.readdirSync(path, options as { withFileTypes: true }).toReversed(),
    ),
  };
});

let folder = '';
beforeEach(() => {
  folder = newFolder();
  mkdirSync(join(folder, '_media'));
  writeFileSync(join(folder, 'index.json'), '{}');
});
afterEach(() => {
  refused.clear();
  rmSync(folder, { recursive: true });
});

/** The trouble with each document but the home page. */
function documentTroubles(): [string, string | undefined][] {
  return readSource(folder)
    .documents.map(contentOf)
    .filter(({ path }) => path !== 'index.json')
    .map(({ path, trouble }) => [path, trouble]);
}

describe('reading a pages folder', () => {
  it('tells files to download, with their size, from what could run in a page', () => {
    write(folder, '_files/lists/Prices.PDF', '12345');
    write(folder, '_files/page.html', '');
    symlinkSync(join(folder, 'index.json'), join(folder, '_files/linked.pdf'));
    const { files, others } = readSource(folder);
    expect([files, others]).toEqual([[{ path: 'lists/Prices.PDF', size: 5 }], ['_files/page.html']]);
  });

  it('tells documents, pictures and drawings from all else, an original before its copy', () => {
    const line = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const files = {
      'contact.json': '{}',
      'contact-two.json': '{}',
      'a/b.json': '{ "title": "B" }',
      'notes.txt': '',
      'photo.png': '',
      '_media/g.svg.txt': '',
      '.hidden/x.json': '',
      '~$index.json': '',
      'Thumbs.db': '',
      'industry/desktop.ini': '',
      '_media/line.SVG': line,
      '_media/a/photo.jpeg': '',
      '_media/b.JPG': '',
      '_media/c.webp': '',
      '_media/d.png': '',
      '_media/film.mp4': '',
      '_media/e.png.txt': '',
      '_media/f.json': '{}',
    };
    for (const [path, text] of Object.entries(files)) write(folder, path, text);
    const { documents, media, drawings, others, troubles } = readSource(folder);
    expect(documents.map(({ path }) => path)).toEqual([
      'a/b.json',
      'contact.json',
      'contact-two.json',
      'index.json',
    ]);
    expect(documents.map(contentOf)[0]).toMatchObject({
      bytes: Buffer.from('{ "title": "B" }'),
    });
    expect(media).toEqual(['a/photo.jpeg', 'b.JPG', 'c.webp', 'd.png', 'line.SVG']);
    expect(drawings).toEqual([{ path: 'line.SVG', text: line }]);
    expect([others, troubles]).toEqual([['notes.txt', 'photo.png'], []]);
  });

  it('does not read a drawing that is a link', () => {
    symlinkSync('/etc/hosts', join(folder, '_media/hosts.svg'));
    expect(readSource(folder).drawings).toEqual([]);
  });

  it('follows no link, to whatever it leads', () => {
    symlinkSync('index.json', join(folder, 'link.json'));
    symlinkSync('nowhere.json', join(folder, 'dead.json'));
    symlinkSync('..', join(folder, 'around'));
    symlinkSync('/etc/hosts', join(folder, '_media/hosts.png'));
    symlinkSync('/etc/hosts', join(folder, '_media/hosts.json'));
    const { documents, media, troubles } = readSource(folder);
    expect(documents.map(contentOf).map(({ path, trouble }) => [path, trouble])).toEqual([
      ['dead.json', 'link'],
      ['index.json', undefined],
      ['link.json', 'link'],
    ]);
    expect(media).toEqual(['hosts.png']);
    expect(troubles).toEqual([
      { path: '_media/hosts.json', trouble: 'link' },
      { path: '_media/hosts.png', trouble: 'link' },
      { path: 'around', trouble: 'link' },
    ]);
  });

  it('tells of names that are not UTF-8, and of pipes', () => {
    writeFileSync(
      Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff, 0xfe]), Buffer.from('.json')]),
      '',
    );
    execFileSync('mkfifo', [join(folder, 'pipe.json')]);
    expect(documentTroubles()).toEqual([
      ['pipe.json', 'special'],
      ['\u{fffd}\u{fffd}.json', 'name'],
    ]);
  });

  it('takes a backslash for a letter of a name where it is one', () => {
    writeFileSync(join(folder, String.raw`a\b.json`), '{}');
    expect(documentTroubles()).toEqual([[String.raw`a\b.json`, undefined]]);
  });

  it('tells of what vanishes, may not be read or cannot be', () => {
    for (const name of ['gone', 'closed', 'kept', 'broken'])
      writeFileSync(join(folder, `${name}.json`), '{}');
    mkdirSync(join(folder, 'cellar'));
    refused
      .set('gone.json', 'ENOENT')
      .set('closed.json', 'EACCES')
      .set('kept.json', 'EPERM')
      .set('broken.json', 'EIO');
    refused.set('cellar', 'EACCES');
    expect(documentTroubles()).toEqual([
      ['broken.json', 'failed'],
      ['closed.json', 'forbidden'],
      ['gone.json', 'gone'],
      ['kept.json', 'forbidden'],
    ]);
    expect(readSource(folder).troubles).toEqual([{ path: 'cellar', trouble: 'forbidden' }]);
  });

  it('does not read a file that is too large for a document', () => {
    writeFileSync(join(folder, 'huge.json'), '');
    truncateSync(join(folder, 'huge.json'), 5_000_000_000);
    expect(readSource(folder).documents.map(contentOf)[0]).toMatchObject({
      path: 'huge.json',
      bytes: new Uint8Array(),
      size: 5_000_000_000,
    });
  });

  it('does not take a document for the one that it was', () => {
    const { documents } = readSource(folder);
    expect(documents.map(contentOf)).toEqual(documents.map(contentOf));
    writeFileSync(join(folder, 'index.json'), '{ }');
    expect(() => documents.map(contentOf)).toThrow('index.json was changed meanwhile. Try again.');
  });

  it.each([
    ['one that cannot be read any more', 0, () => refused.set('some.json', 'EACCES')],
    ['one that has become too large', 0, () => truncateSync(join(folder, 'some.json'), 5_000_000)],
    ['one that has become larger still', 4_000_000, () => truncateSync(join(folder, 'some.json'), 5_000_000)],
  ])('does not take it for %s', (_, size, change) => {
    writeFileSync(join(folder, 'some.json'), '');
    truncateSync(join(folder, 'some.json'), size);
    const { documents } = readSource(folder);
    documents.map(contentOf);
    change();
    expect(() => documents.map(contentOf)).toThrow('some.json was changed meanwhile.');
  });
});
