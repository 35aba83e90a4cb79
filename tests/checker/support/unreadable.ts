import type { PhotographFacts, Source, Trouble } from '../../../src/content/source/source';
import { baseSite, baseText, edited, siteWith } from './virtual-site';

const page = (): string => baseText('invite.json');
const encoder = new TextEncoder();

/** The small site with other bytes in one page. */
const withBytes = (bytes: Uint8Array): Source => siteWith({ 'invite.json': bytes });

/** The small site with a page that cannot be read. */
const withTrouble = (trouble: Trouble): Source => ({
  ...baseSite,
  documents: baseSite.documents.map((document) =>
    document.path === 'invite.json' ? { path: 'invite.json', bytes: new Uint8Array(), trouble } : document,
  ),
});

/** The small site with a photograph in its opening, of which its bytes tell this. */
const withPhotograph = (facts: PhotographFacts): Source => ({
  ...siteWith({ 'index.json': edited('index.json', '"src": "dance"', '"src": "home/hall"') }),
  media: [...baseSite.media, 'home/hall.jpg'],
  photograph: () => facts,
});

/** The small site with a picture in its opening that lies in `_media` as another kind of file. */
const withUnusable = (file: string): Source => ({
  ...withPhotograph({}),
  media: baseSite.media,
  unusable: [file],
});

/** Sites with files that no repository should hold, or every machine can, by the name of their fixture. */
export const unreadable: Record<string, () => Source> = {
  'unreadable-font': () => ({
    ...siteWith({
      '_site.json': edited(
        '_site.json',
        '"origin":',
        '"brand": { "fonts": { "text": { "name": "Our Sans", "files": ["our.woff2"] } } }, "origin":',
      ),
    }),
    fonts: [{ path: 'our.woff2', isUnreadable: true }],
  }),
  'file-too-large': () => withBytes(encoder.encode(page() + ' '.repeat(2_000_000))),
  'file-too-large--fifty-megabytes': () => withBytes(new Uint8Array(50_000_000).fill(0x5b)),
  'wrong-encoding--utf-16-little-endian': () =>
    withBytes(new Uint8Array(Buffer.from(`\u{feff}${page()}`, 'utf16le'))),
  'wrong-encoding--utf-16-big-endian': () =>
    withBytes(new Uint8Array(Buffer.from(`\u{feff}${page()}`, 'utf16le').swap16())),
  'wrong-encoding--utf-16-without-mark': () => withBytes(new Uint8Array(Buffer.from(page(), 'utf16le'))),
  'wrong-encoding--latin-1': () =>
    withBytes(new Uint8Array(Buffer.from(page().replace('Call the team', 'Caf\u{e9} call'), 'latin1'))),
  'foreign-file': () => withBytes(new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'))),
  'foreign-file--word': () => withBytes(new Uint8Array(Buffer.from('PK\x03\x04\x14\0\x06\0', 'latin1'))),
  'foreign-file--rtf': () =>
    withBytes(new Uint8Array(Buffer.from(String.raw`{\rtf1\ansi\ansicpg1252`, 'latin1'))),
  'too-deep--a-thousand': () => withBytes(encoder.encode('['.repeat(1000) + ']'.repeat(1000))),
  'too-deep--in-a-page': () =>
    withBytes(encoder.encode(page().replace('["/book"]', '{"a":'.repeat(100) + '1' + '}'.repeat(100)))),
  'unreadable-file--link': () => withTrouble('link'),
  'unreadable-file--gone': () => withTrouble('gone'),
  'unreadable-file--forbidden': () => withTrouble('forbidden'),
  'unreadable-file--special': () => withTrouble('special'),
  'unreadable-file--name': () => withTrouble('name'),
  'unreadable-file--failed': () => withTrouble('failed'),
  'unreadable-file--picture': () => ({
    ...baseSite,
    troubles: [{ path: '_media/dance.svg', trouble: 'link' }],
  }),
  'broken-picture--endless-drawing': () => ({
    ...baseSite,
    drawings: baseSite.drawings.map((drawing) =>
      drawing.path === 'dance.svg'
        ? { ...drawing, fault: 'it takes too much time or memory to be drawn' }
        : drawing,
    ),
  }),
  'too-many-marks': () =>
    withBytes(
      encoder.encode(page().replace(/"text": \[[^\]]*\][^\]]*\]/, `"text": "${'*a_'.repeat(2500)}"`)),
    ),
  'broken-picture': () => withPhotograph({ width: 1200, height: 800, fault: 'cut-off' }),
  'broken-picture--empty': () => withPhotograph({ fault: 'empty' }),
  'broken-picture--web-page': () => withPhotograph({ fault: 'other', kind: 'HTML' }),
  'broken-picture--web-page-as-drawing': () => ({
    ...baseSite,
    drawings: [{ path: 'dance.svg', text: '<!doctype html><title>404</title>' }],
  }),
  'broken-picture--of-another-kind': () => withPhotograph({ fault: 'other', kind: 'HEIC' }),
  'broken-picture--git-lfs': () => withPhotograph({ fault: 'other', kind: 'Git LFS' }),
  'broken-picture--git-lfs-drawing': () => ({
    ...baseSite,
    drawings: [
      { path: 'dance.svg', text: 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 4821\n' },
    ],
  }),
  'broken-picture--too-many-pixels': () =>
    withPhotograph({ fault: 'unusable', reason: 'it has 400 megapixels, and at most 250 can be' }),
  'animated-picture': () => withPhotograph({ width: 1200, height: 800, isAnimated: true }),
  'small-picture': () => withPhotograph({ width: 320, height: 240 }),
  'unsupported-picture': () => withUnusable('home/hall.HEIC'),
  'unsupported-picture--jpeg-by-another-name': () => withUnusable('home/hall.jfif'),
  'reserved-name': () => siteWith({ 'con.json': distinct() }),
  'reserved-name--folder': () => siteWith({ 'aux/plan.json': distinct() }),
  'reserved-name--picture': () => ({ ...baseSite, media: [...baseSite.media, 'home/NUL.svg'] }),
};

/** A page like another one, but with a title and a description of its own. */
function distinct(): string {
  const { seo, ...rest } = JSON.parse(page()) as Record<string, object>;
  delete rest['aliases'];
  delete rest['$schema'];
  const own = { title: 'Constitution of the club', description: 'What the members of the club have agreed.' };
  return JSON.stringify({ ...rest, title: 'Constitution', seo: { ...seo, ...own } }, null, 2);
}
