import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../../tests/checker/support/summary-of';
import { edited, problemsWith } from '../../../../tests/checker/support/virtual-site';

const withBrand = (brand: object | string, more = ''): Record<string, string> => ({
  '_site.json': edited('_site.json', '"origin"', `"brand": ${JSON.stringify(brand)}, ${more}"origin"`),
});
const violet = { violet: '#4b3a86' };

describe('A brand', () => {
  it('may be any of the engine, in whole or with what is different', () => {
    for (const brand of ['plain', { base: 'plain', radius: '0' }, { border: 'teeth' }, { border: 'none' }])
      expect(summaryOf(withBrand(brand))).toEqual([]);
    expect(summaryOf(withBrand({ base: 'clinic', colours: { grounds: violet } }))).toEqual([]);
  });

  it('may have a border that is a drawing of the media folder', () => {
    expect(summaryOf(withBrand({ border: 'dance' }))).toEqual([]);
  });

  it('is one problem where it is unknown, whatever it may have had', () => {
    expect(summaryOf(withBrand('clinik'))).toEqual([['_site.json', 'unknown-brand', '"clinik"']]);
  });

  it('is not looked at where the settings have a mistake', () => {
    expect(summaryOf(withBrand({ base: 'clinic', colours: { paper: 'white' } }))).toHaveLength(1);
  });

  it('has nothing in it that could end a rule of its stylesheet', () => {
    const attacks: object[] = [
      { colours: { paper: '#fff;}' } },
      { colours: { grounds: { 'x"': '#4b3a86' } } },
      { radius: '1rem;}' },
      { border: '</style>' },
      { fonts: { text: { name: "Our'; }", files: ['a.woff2'] } } },
      { fonts: { text: { name: 'Our Sans', files: ['../a.woff2'] } } },
      { fonts: { text: '@fontsource/../../etc' } },
    ];
    for (const brand of attacks) expect(problemsWith(withBrand(brand))).not.toEqual([]);
  });
});

describe('Two colours that are too alike', () => {
  const marked = (colours: object): string[] =>
    summaryOf(withBrand({ colours: { grounds: violet, ...colours } })).map(([, , words]) => words);

  it('are told of at the one that was said', () => {
    expect(marked({ ink: '#8a8f98' })).toEqual(['"#8a8f98"']);
    expect(marked({ paper: '#8a8f98' })).toEqual(['"#8a8f98"']);
    expect(marked({ inkSoft: '#b0b4bb' })).toEqual(['"#b0b4bb"']);
    expect(marked({ lead: '#c9b458' })).toEqual(['"#c9b458"']);
    expect(marked({ contact: '#4bc27a' })).toEqual(['"#4bc27a"']);
    expect(marked({ accent: { colour: '#3b82f6', ink: '#ffffff' } })).toEqual(['"#3b82f6"']);
    expect(marked({ grounds: { violet: { colour: '#4b3a86', ink: '#7a6cb8' } } })).toEqual(['"#7a6cb8"']);
  });

  it('are none where the engine chooses what stands on a colour', () => {
    expect(marked({ accent: '#60a5fa' })).toEqual([]);
    expect(marked({ lead: 'ground', grounds: { violet: '#f2cf75' } })).toEqual([]);
    expect(marked({ grounds: { violet: '#d5eee4' } })).toEqual([]);
  });
});

describe('A font', () => {
  it('is told of for letters only where somebody has chosen it', () => {
    const language = edited('_site.json', '"origin"', '"language": "mr", "origin"');
    expect(summaryOf({ '_site.json': language })).toEqual([]);
    expect(summaryOf(withBrand('plain', '"language": "mr", '))).toEqual([
      ['_site.json', 'font-lacks-letters', '"plain"'],
    ]);
  });
});
