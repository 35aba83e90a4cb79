import { describe, expect, it } from 'vitest';
import { edited, siteWith, tools } from '../../../../tests/checker/support/virtual-site';
import { checkSite } from '../../check-site';
import type { PhotographFacts, Source } from '../../source/source';
import { marked } from '../../testing/marked';

const media = ['dance.svg', 'photo.jpg', 'home/hero.svg', 'home/hall.jpg', 'home/hall.png', 'a.b.webp'];

/** The problems of a home page whose opening shows this picture. */
function shown(src: string, more: Partial<Source> = {}): [code: string, words: string, text: string][] {
  const from = '"image": { "src": "dance"';
  const index = edited('index.json', from, `"image": { "src": ${JSON.stringify(src)}`);
  const { problems, site } = checkSite({ ...siteWith({ 'index.json': index }), media, ...more }, tools);
  return problems.map((one) => [one.code, marked(site.textOf(one.file), one), `${one.message} ${one.hint}`]);
}

describe('A picture', () => {
  it.each(['dance', 'home/hero', 'a.b'])('may be %s', (src) => {
    expect(shown(src)).toEqual([]);
  });

  it.each([
    ['dance.svg', 'dance'],
    ['home/hero.SVG', 'home/hero'],
    ['home/hero.jpeg', 'home/hero'],
    ['dance.jpg', 'dance'],
    ['dance.png', 'dance'],
    ['dance.webp', 'dance'],
    ['dance.avif', 'dance'],
    ['dance.gif', 'dance'],
  ])('is named without its ending: of %s it is told to be %s', (src, better) => {
    expect(shown(src)).toEqual([
      ['image-with-ending', JSON.stringify(src), expect.stringContaining(`Write "${better}"`)],
    ]);
  });

  it.each([
    ['cafe\u0301', 'caf\u00e9'],
    ['caf\u00e9', 'cafe\u0301'],
  ])('called %s is found when its file spells the accent otherwise', (src, file) => {
    expect(shown(src, { media: ['dance.svg', `${file}.svg`] })).toEqual([]);
  });

  it('has one file', () => {
    expect(shown('home/hall')).toEqual([
      ['ambiguous-image', '"home/hall"', expect.stringContaining('"home/hall.jpg" or "home/hall.png"')],
    ]);
  });

  it.each([
    ['dancer', 'dancer', 'dance'],
    ['_media/home/heros', 'home/heros', 'home/hero'],
    ['/_media/home/heros', 'home/heros', 'home/hero'],
    ['/home/heros.jpg', 'home/heros', 'home/hero'],
  ])('that is missing is marked as %s, called %s, and may have been %s', (src, name, near) => {
    expect(shown(src)).toEqual([
      ['missing-image', JSON.stringify(src), expect.stringContaining(`There is no picture "${name}"`)],
    ]);
    expect(shown(src)[0]?.[2]).toContain(`Did you mean "${near}"?`);
  });

  it('that is far from all others is told where it belongs', () => {
    const [[code, , text] = []] = shown('elephants');
    expect(code).toBe('missing-image');
    expect(text).not.toContain('Did you mean');
    expect(text).toContain('Copy your picture to pages-json/_media/elephants.jpg (or .png, .webp, .svg).');
  });

  it.each([
    ['home\\hero', 'home/hero'],
    ['_media\\home\\hero.svg', 'home/hero'],
    ['C:\\site\\_media\\home\\hero', 'home/hero'],
    ['pages-json/_media/dance', 'dance'],
    ['/media/home/hero', 'home/hero'],
    ['media/dance.svg', 'dance'],
    ['/images/home/hero.jpg', 'home/hero'],
    ['./dance', 'dance'],
    ['/dance', 'dance'],
  ])('that is there, but called %s, is told its name %s', (src, name) => {
    expect(shown(src)).toEqual([
      ['missing-image', JSON.stringify(src), expect.stringMatching(`There is no picture .* Write "${name}"`)],
    ]);
  });

  it.each(['_media/elephants', '/media/elephants.jpg'])(
    'that is not there, and called %s, is told where it belongs',
    (src) => {
      expect(shown(src)[0]?.[2]).toContain('to pages-json/_media/elephants.jpg');
    },
  );

  it('that lies in another folder, or in none, is told where', () => {
    expect(shown('hero')[0]?.[2]).toContain('Did you mean "home/hero"? Or copy');
    expect(shown('hoem/hero')[0]?.[2]).toContain('Did you mean "home/hero"? Or copy');
  });

  it('with an empty name is one problem, of its shape', () => {
    expect(shown('')).toHaveLength(1);
    expect(shown('')[0]?.[0]).not.toBe('missing-image');
  });

  it.each(['heic', 'HEIF', 'avif', 'gif', 'tiff', 'bmp', 'psd', 'pdf'])(
    'that lies there as .%s is told of as such',
    (ending) => {
      const unusable = [`home/group.${ending}`];
      for (const src of ['home/group', '_media/home/group'])
        expect(shown(src, { unusable })).toEqual([
          ['unsupported-picture', JSON.stringify(src), expect.stringContaining('home/group.jpg')],
        ]);
      expect(shown('home/hero', { unusable: [`home/hero.${ending}`] })).toEqual([]);
    },
  );

  describe('that is a photograph', () => {
    const opening = (facts: PhotographFacts | undefined) => shown('photo', { photograph: () => facts });

    it.each([
      {},
      { width: 800, height: 600 },
      { width: 600, height: 800 },
      { width: 5000, height: 100 },
      undefined,
    ])('may be %o in an opening', (facts) => {
      expect(opening(facts)).toEqual([]);
    });

    it('fills its place, or a warning says how large that is', () => {
      expect(opening({ width: 799, height: 533 })).toEqual([
        [
          'small-picture',
          '"photo"',
          expect.stringContaining('799 × 533 pixels, but its place here is 800 wide'),
        ],
      ]);
    });

    it.each(['cut-off', 'empty', 'other'] as const)(
      'can be read: one that is %s is told of, whatever its size',
      (fault) => {
        expect(opening({ fault, width: 10, height: 10 }).map(([code]) => code)).toEqual(['broken-picture']);
      },
    );

    it('is looked into once, however often it is shown', () => {
      const looked: string[] = [];
      const photograph = (path: string): PhotographFacts => {
        looked.push(path);
        return {};
      };
      const about = edited(
        'about.json',
        '"src": "dance", "alt": "The same',
        '"src": "photo", "alt": "The same',
      );
      const index = edited('index.json', '"src": "dance"', '"src": "photo"');
      const source = {
        ...siteWith({ 'about.json': about, 'index.json': index }),
        media,
        photograph,
      };
      expect(checkSite(source, tools).problems).toEqual([]);
      expect(looked).toEqual(['photo.jpg']);
    });
  });

  it('is looked at wherever it stands', () => {
    const about = edited('about.json', '"src": "dance", "alt": "The same', '"src": "gone", "alt": "The same');
    const { problems } = checkSite({ ...siteWith({ 'about.json': about }), media }, tools);
    expect(problems.map(({ file, pointer, code }) => [file, pointer, code])).toEqual([
      ['about.json', '/blocks/2/images/1/src', 'missing-image'],
    ]);
  });
});
