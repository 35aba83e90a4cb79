import { describe, expect, it } from 'vitest';
import { contrast, mixed } from '../../lib/colour';
import { brandOf } from './brand';
import type { BrandParts, EngineBrand, EngineBrands } from './engine-brand';
import { borderPictures, firstGround, shownBrand } from './shown-brand';

const engine = (parts: BrandParts, more: Partial<EngineBrand> = {}): EngineBrand => ({
  parts,
  strips: {},
  glyphs: {},
  faces: {},
  tokens: '',
  ...more,
});
const brands: EngineBrands = new Map([
  ['plain', engine({ fonts: { display: '@fontsource/a', text: '@fontsource/b' } })],
  [
    'sand',
    engine(
      {
        fonts: { display: { package: '@fontsource/c', weight: 700 }, text: '@fontsource/d' },
        colours: {
          paper: '#FBF6EC',
          paperDeep: '#f2e3c9',
          ink: '#211f49',
          lead: 'ground',
          accent: { colour: '#f2a83b', ink: '#211f49' },
          grounds: { dune: { colour: '#96401f', border: 'waves' }, night: '#2c2b63' },
        },
        border: 'dots',
      },
      { strips: { waves: '<svg/>', dots: '<svg/>' }, faces: { display: 'hand', text: 'hand' } },
    ),
  ],
]);

describe('The brand of a site', () => {
  it('is the plain one where nothing is said, or nothing that there is', () => {
    expect(brandOf(undefined, brands)).toEqual(brandOf('plain', brands));
    expect(brandOf('no-such', brands)).toEqual(brandOf('plain', brands));
    expect(brandOf({ radius: '0' }, brands)).toEqual({ ...brandOf('plain', brands), radius: '0' });
  });

  it('has what is said of its base, in small letters, and all else of its own', () => {
    const { colours, grounds, radius } = brandOf('sand', brands);
    expect(colours).toMatchObject({ paper: '#fbf6ec', paperDeep: '#f2e3c9', accentInk: '#211f49' });
    expect(grounds).toEqual({
      dune: { colour: '#96401f', border: 'waves' },
      night: { colour: '#2c2b63', border: 'dots' },
    });
    expect(radius).toBe('0.5rem');
  });

  it('has all of its base but what is said', () => {
    const brand = brandOf({ base: 'sand', colours: { accent: '#114488' } }, brands);
    expect(brand.colours).toMatchObject({ paperDeep: '#f2e3c9', accent: '#114488', accentInk: '#ffffff' });
    expect(brand.colours.inkAccent).toBe('#ffffff');
    expect(brandOf({ base: 'sand', colours: { grounds: { sea: '#0f5c62' } } }, brands).grounds).toEqual({
      sea: { colour: '#0f5c62', border: 'dots' },
    });
  });

  it('works out anew what followed from the paper and the ink of its base', () => {
    const { colours } = brandOf({ base: 'sand', colours: { paper: '#ffffff' } }, brands);
    expect(colours.paperDeep).not.toBe('#f2e3c9');
    for (const paper of [colours.paper, colours.paperDeep, colours.sheet])
      for (const words of [colours.ink, colours.inkSoft, colours.alert, colours.lead])
        expect(contrast(words, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it('has the border that is said on every ground of its base', () => {
    const { grounds } = brandOf({ base: 'sand', border: 'none' }, brands);
    expect(Object.values(grounds).map(({ border }) => border)).toEqual([undefined, undefined]);
  });

  it('has words, marks and lines that can be read on a light ground and in its colour', () => {
    const light = brandOf({ colours: { grounds: { mint: '#d5eee4', mid: '#7f7f7f' } } }, brands);
    const { ink = '#ffffff', mark = light.colours.paper, text = '' } = light.grounds['mint'] ?? {};
    expect(contrast(ink, '#d5eee4')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mark, '#d5eee4')).toBeGreaterThanOrEqual(4.5);
    const tinted = mixed(light.colours.paperDeep, text, 0.11);
    expect(contrast(text, tinted)).toBeGreaterThanOrEqual(4.5);
  });

  it('marks things in its accent, darker where that cannot be read, on the pages of every ground', () => {
    const coral = brandOf({ colours: { accent: '#e9745b', grounds: { teal: '#0e4a4d' } } }, brands);
    expect(coral.colours.lead).toMatch(/^#[a-f]/);
    expect(contrast(coral.colours.lead, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(coral.grounds['teal']?.text).toBe(coral.colours.lead);
    expect(coral.colours.contact).toBeUndefined();
  });

  it('marks things in the colour that is said, or in that of the ground of each page', () => {
    const said = brandOf({ colours: { lead: '#7A2440', contact: '#114488' } }, brands);
    expect(said.colours).toMatchObject({ lead: '#7a2440', contact: '#114488' });
    const grounds = { sea: '#0f5c62', night: '#2c2b63' };
    const each = brandOf({ colours: { lead: 'ground', grounds } }, brands);
    expect(each.colours.lead).toBe('#0f5c62');
    expect(each.grounds).toEqual({ sea: { colour: '#0f5c62' }, night: { colour: '#2c2b63' } });
  });

  it('has a font of its own without what belongs to that of its base', () => {
    const { fonts, faces } = brandOf({ base: 'sand', fonts: { display: '@fontsource/e' } }, brands);
    expect(fonts.display.package).toBe('@fontsource/e');
    expect(fonts.display.weight).toBeUndefined();
    expect(faces).toEqual({ text: 'hand' });
    const heavier = brandOf({ base: 'sand', fonts: { display: { weight: 500 } } }, brands);
    expect(heavier.fonts.display).toEqual({ package: '@fontsource/c', weight: 500 });
  });
});

describe('What browsers know of a brand', () => {
  it('is its grounds, the first one, and the strips that they show', () => {
    const brand = brandOf({ base: 'sand', logo: { src: 'mark' } }, brands);
    expect(firstGround(brand)).toBe('dune');
    const { strips, logo } = shownBrand(brand);
    expect(Object.keys(strips)).toEqual(['waves', 'dots']);
    expect(logo).toEqual({ src: 'mark' });
    expect(borderPictures(brand)).toEqual([]);
  });

  it('has pictures for borders that are no strips', () => {
    expect(borderPictures(brandOf({ base: 'sand', border: 'home/rope' }, brands))).toEqual(['home/rope']);
  });
});
