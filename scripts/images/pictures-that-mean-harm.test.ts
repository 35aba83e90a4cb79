import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawing } from './drawing';
import { tooMuchText } from './drawing-limits';
import { photograph } from './photograph';

const head =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 90"';
const svg = (inside: string): string => `<svg ${head}>${inside}<path d="M0 0h9v9H0z"/></svg>`;
const drawn = async (text: string): Promise<string> =>
  String((await drawing(Buffer.from(text))).files['.svg']);

describe('a drawing', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script of another namespace', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['a handler', '<rect onclick="alert(1)" width="9" height="9"/>'],
    ['a handler of the drawing', '<g onload="alert(1)"><rect width="9" height="9"/></g>'],
    ['foreign content', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">alert</p></foreignObject>'],
    ['a link', '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>'],
    ['an animated link', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['a picture from elsewhere', '<image href="https://alert.example/x.png" width="9" height="9"/>'],
    ['an SVG inside of an address', '<image href="data:image/svg+xml,alert" width="9" height="9"/>'],
    ['a symbol from elsewhere', '<use xlink:href="https://alert.example/x.svg#a"/>'],
    ['a fill from elsewhere', '<rect fill="url(https://alert.example/#a)" width="9" height="9"/>'],
    ['a style from elsewhere', '<style>@import "https://alert.example";</style>'],
    ['a face from elsewhere', '<style>@font-face{font-family:a;src:url(//alert.example)}</style>'],
    ['a picture beside it', `<style>svg{background:url("'alert.png")}</style>`],
    ['an escaped address', String.raw`<rect style="fill:u\72l(//alert.example)" width="9" height="9"/>`],
    ['a title', '<title>alert</title>'],
    ['a description', '<desc>alert</desc>'],
    ['metadata', '<metadata><x>alert</x></metadata>'],
    ['a comment', '<!-- alert -->'],
    ['a hidden text', '<text display="none">alert</text>'],
    ['a stylesheet of its own', '<?xml-stylesheet href="https://alert.example"?>'],
  ])('is published without %s', async (_, inside) => {
    const text = await drawn(svg(inside));
    expect(text).not.toContain('alert');
    expect(text).toContain('<path');
  });

  it('keeps what it draws with: gradients, clips, patterns, symbols, styles and pictures inside of it', async () => {
    const png = (
      await sharp({ create: { width: 1, height: 1, channels: 3, background: '#f00' } })
        .png()
        .toBuffer()
    ).toString('base64');
    const text = await drawn(
      svg(
        '<defs><linearGradient id="a"><stop stop-color="#f00"/><stop offset="1" stop-color="#0f0"/></linearGradient><clipPath id="c"><path d="M0 0h5v5z"/></clipPath></defs>' +
          `<rect fill="url(#a)" clip-path="url(#c)" width="9" height="9"/><image href="data:image/png;base64,${png}" width="1" height="1"/>`,
      ),
    );
    expect(text).toMatch(/fill="url\(#\w+\)"/);
    expect(text).toMatch(/clip-path="url\(#\w+\)"/);
    expect(text).toContain('data:image/png;base64');
  });

  it('of many parts keeps every part', async () => {
    const parts = Array.from({ length: 200 }, (_, at) => {
      const colour = (at * 40_503).toString(16).padStart(6, '0').slice(-6);
      return `<path fill="#${colour}" d="M${at % 100} ${at % 70}l${3 + (at % 5)} 4-9 ${1 + (at % 7)}z"/>`;
    });
    const count = (one: string): number => one.match(/<path/g)?.length ?? 0;
    const text = svg(parts.join(''));
    expect(count(await drawn(text))).toBeGreaterThan(count(text) * 0.9);
  });

  it.each([
    ['too deep', '<g>'.repeat(2000) + '</g>'.repeat(2000), /100 deep/],
    ['of too many parts', '<path d="M0 0h9"/>'.repeat(6000), /more than 5000 parts/],
    ['drawn again and again', doubling(18), /again and again/],
    ['filtered all over', '<rect filter="url(#f)" width="9" height="9"/>'.repeat(30), /blurred/],
    ['too large', ' '.repeat(1_000_001), /megabyte/],
  ])('is refused when it is %s', async (_, inside, reason) => {
    await expect(drawn(svg(inside))).rejects.toThrow(reason);
  });

  it.each([
    [
      'Illustrator, beside its own data',
      '<style>.a{fill:#00f}</style><switch><foreignObject requiredExtensions="x"/><g>PATH</g></switch>',
    ],
    ['Inkscape, as a link', '<style>.a{fill:#00f}</style><a xlink:href="https://example.in"><g>PATH</g></a>'],
    [
      'a program that puts faces into its styles',
      `<style>@import "https://example.in/a.css";
      @font-face{font-family:a;src:url("https://example.in/a.woff2")} .a{fill:#00f}</style><g>PATH</g>`,
    ],
  ])('from %s is seen as it was', async (_, inside) => {
    const path = '<path class="a" d="M9 9h90v70H9z"/>';
    const seen = async (text: string): Promise<Buffer> => sharp(Buffer.from(text)).raw().toBuffer();
    const text = await drawn(svg(inside.replace('PATH', path)));
    expect(text).not.toContain('example.in');
    expect(await seen(text)).toEqual(await seen(svg(path.replace('class', 'fill="#00f" class'))));
  });

  it('keeps a photograph inside of it, whichever way JPEG is written', async () => {
    const pixel = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#00f' } })
      .jpeg()
      .toBuffer();
    const address = `data:image/jpg;base64,${pixel.toString('base64')}`;
    expect(await drawn(svg(`<image width="9" height="9" href="${address}"/>`))).toContain('image/jpg');
  });

  it('cannot keep us busy with the beginnings of pieces of text', () => {
    expect(tooMuchText('<!ENTITY '.repeat(20_000))).toContain('pieces of text');
  });

  it('is refused when its pieces of text stand for longer ones, or it is something else', async () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`;
    await expect(drawn(bomb)).rejects.toThrow(/stand for longer ones/);
    await expect(drawn('<html><body>words</body></html>')).rejects.toThrow(/no SVG/);
    await expect(
      drawn(`<svg ${head.replace('120 90', '99999 99999')}><path d="M0 0h9v9z"/></svg>`),
    ).rejects.toThrow(/pixel limit/);
  });

  it('is drawn by the shortest of words', async () => {
    expect(await drawn(svg('<path d="M 1 1 L 11 1 L 11 11 Z"/>'))).toMatch(/M1 1h10v10z/i);
  });

  it('may be one path of very many points', async () => {
    await expect(drawn(svg(`<path d="M0 0${'l1 1-2 3'.repeat(9000)}"/>`))).resolves.toContain('<path');
  });
});

/** Groups that each draw the one before twice. */
function doubling(times: number): string {
  const groups = Array.from({ length: times }, (_, at) => {
    const before = `<use href="#a${at - 1}"/>`;
    return `<g id="a${at}">${at === 0 ? '<path d="M0 0h9"/>' : before + before}</g>`;
  });
  return `<defs>${groups.join('')}</defs><use href="#a${times - 1}"/>`;
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' }, limitInputPixels: false });

describe('a photograph', () => {
  it('is refused before it is decoded when it has too many pixels', async () => {
    const bytes = await plain(1, 1).png().toBuffer();
    // The first chunk of a PNG says how large it is (https://www.w3.org/TR/png, 11.2.1).
    bytes.writeUInt32BE(20_000, 16);
    bytes.writeUInt32BE(20_000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    await expect(photograph(bytes)).rejects.toThrow('it has 400 megapixels, and at most 250 can be');
  });

  it('is refused at once when it is a drawing under the name of a photograph', async () => {
    const text = svg('<rect width="9" height="9"/>');
    await expect(photograph(Buffer.from(text))).rejects.toThrow('it is no JPEG, PNG or WebP');
  });

  it('is published without a word of what the camera wrote', async () => {
    const bytes = await plain(600, 400)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secret', Artist: 'Secret' }, IFD3: { GPSLatitude: '19/1 59/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret</x:xmpmeta>')
      .toBuffer();
    expect(bytes.includes('Secret')).toBe(true);
    const { files } = await photograph(bytes);
    expect(Object.keys(files).length).toBeGreaterThan(4);
    for (const [name, file] of Object.entries(files)) {
      const { exif, xmp, iptc } = await sharp(file).metadata();
      expect([name, exif, xmp, iptc]).toEqual([name, undefined, undefined, undefined]);
    }
  });

  it('is published in no more widths than are of use, and as JPEG in one for all', async () => {
    const { asset, files } = await photograph(await plain(2000, 20).jpeg().toBuffer());
    expect(asset).toMatchObject({ width: 2000, height: 20 });
    expect(asset.sources?.map(({ srcSet }) => srcSet.match(/\d+(?=w)/g))).toEqual([
      ['480', '800', '1200', '1600'],
      ['480', '800', '1200', '1600'],
    ]);
    expect(await sharp(files['.jpg']).metadata()).toMatchObject({ width: 1200 });
    expect(await sharp(files['-1600.webp']).metadata()).toMatchObject({ width: 1600 });
  });

  it('that is clear somewhere stays so in each of its files, as a logo has to', async () => {
    const clear = sharp({ create: { width: 60, height: 60, channels: 4, background: '#0000' } });
    const dot = Buffer.from('<svg width="60" height="60"><circle cx="30" cy="30" r="20" fill="#a33"/></svg>');
    const { asset, files } = await photograph(
      await clear
        .composite([{ input: dot }])
        .png()
        .toBuffer(),
    );
    expect(asset.src).toBe('.png');
    expect(Object.keys(files).toSorted()).toEqual(['-60.avif', '-60.webp', '.png']);
    for (const file of Object.values(files)) {
      const [corner, middle] = [0, 60 * 30 + 30];
      const pixels = await sharp(file).ensureAlpha().raw().toBuffer();
      expect([pixels[corner * 4 + 3], pixels[middle * 4 + 3]]).toEqual([0, 255]);
    }
  });

  it('that could be clear and is not is a JPEG for those who see no better', async () => {
    const { asset } = await photograph(await plain(60, 60).ensureAlpha(1).png().toBuffer());
    expect(asset.src).toBe('.jpg');
  });

  it('stands upright, whichever way the camera was held', async () => {
    const bytes = await plain(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { asset, files } = await photograph(bytes);
    expect(asset).toMatchObject({ width: 400, height: 600 });
    expect(await sharp(files['.jpg']).metadata()).toMatchObject({ width: 400, height: 600 });
  });
});
