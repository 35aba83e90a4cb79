import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { brandOf } from '../../src/content/brand/brand';
import { newFolder } from '../../tests/build/sample-site';
import { engineBrands } from '../files/brands';
import { installed } from '../files/packages';
import { brandStyle } from './brand-style';
import { fontFacts } from './font-facts';
import { keptStyle } from './kept-style';

const fonts = newFolder();
afterAll(() => rmSync(fonts, { recursive: true }));
copyFileSync(
  installed('@fontsource/figtree/files/figtree-latin-600-normal.woff2'),
  join(fonts, 'our-600.woff2'),
);
copyFileSync(
  installed('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  join(fonts, 'our.woff2'),
);

const styleOf = (...brand: [Parameters<typeof brandOf>[0]]) => {
  const files = brandStyle(brandOf(brand[0], engineBrands()), fonts);
  return { css: String(files.get('brand.css')), names: [...files.keys()] };
};

describe('The style of a brand', () => {
  it.each([...engineBrands().keys()])('of the engine, %s, names only files that come with it', (name) => {
    const { css, names } = styleOf(name);
    const named = Array.from(css.matchAll(/url\('\.\/([^']+)'\)/g), ([, file = '']) => file);
    expect(named.length).toBeGreaterThan(2);
    expect(new Set(['brand.css', ...named])).toEqual(new Set(names));
    expect(css).not.toContain("url('@");
  });

  it('has the faces of a font by subset, in the weight of titles, and others that stand in for it', () => {
    const { css } = styleOf('plain');
    expect(css).toMatch(/font-family: 'Figtree Display';\s+font-weight: 700;/);
    expect(css).toMatch(/font-family: 'Figtree';\s+font-weight: 300 900;/);
    expect(css).toContain('unicode-range: U+0000-00FF');
    expect(css).toContain(
      "--font-text: 'Figtree', 'Figtree Fallback', 'Noto Sans Devanagari', system-ui, sans-serif;",
    );
    expect(css).toContain('--weight-display: 700;');
  });

  it('has fonts stand in that take the room of the real one, within some percent of what was measured by hand', () => {
    const { css } = styleOf('clinic');
    const sizes = Array.from(
      css.matchAll(/'Anek Devanagari Fallback';[^}]*size-adjust: ([\d.]+)%/g),
      ([, size]) => Number(size),
    );
    expect(sizes).toHaveLength(2);
    expect(Math.abs((sizes[0] ?? 0) - 94)).toBeLessThan(2);
    expect(Math.abs((sizes[1] ?? 0) - 91)).toBeLessThan(2);
    // What the brand says of the room above and below counts, for the real one and those that stand in.
    expect(css).toMatch(/font-family: 'Anek Devanagari';[^}]*ascent-override: 96%;/);
  });

  it('takes fonts from files of the site, each in the weight that its name or the file says', () => {
    const own = { name: 'Our Sans', files: ['our-600.woff2', 'our.woff2'] };
    const { css, names } = styleOf({ fonts: { text: own } });
    expect(names).toEqual(expect.arrayContaining(own.files));
    expect(css).toMatch(/'Our Sans';\s+font-weight: 600;[^}]*our-600\.woff2/);
    expect(css).toMatch(/'Our Sans';\s+font-weight: 300 900;[^}]*our\.woff2/);
  });

  it('says its corners, and without a border shows none', () => {
    const { css } = styleOf({ radius: '0.75rem', border: 'none', headingMark: 'line' });
    expect(css).toContain('--radius-large: 1.5rem;');
    expect(styleOf({ radius: '0' }).css).toContain('--radius: 0px;');
    expect(css).toContain('--border: linear-gradient(transparent, transparent);');
    expect(css).toContain('--heading-border: none;');
    expect(styleOf({ border: 'teeth' }).css).not.toContain('--border:');
  });

  it('has what blocks draw otherwise in a brand, and nothing of that in another', () => {
    for (const token of ['--foot:', '--rim-below-ground:', '--point-edges:']) {
      expect(styleOf('warli').css).toContain(token);
      expect(styleOf('plain').css).not.toContain(token);
    }
  });

  it('is made once, and anew where a font of the site is another one', async () => {
    const brand = brandOf({ fonts: { text: { name: 'Our', files: ['our.woff2'] } } }, engineBrands());
    const first = await keptStyle(brand, fonts);
    expect(await keptStyle(brand, fonts)).toBe(first);
    copyFileSync(join(fonts, 'our-600.woff2'), join(fonts, 'our.woff2'));
    const second = await keptStyle(brand, fonts);
    expect(second).not.toBe(first);
    for (const folder of [first, second]) rmSync(folder, { recursive: true });
  });
});

it('The fonts of a site are looked into: which letters they have, and whether they are fonts at all', async () => {
  copyFileSync('package.json', join(fonts, 'none.woff2'));
  const facts = await fontFacts([{ path: 'our-600.woff2' }, { path: 'none.woff2' }], fonts);
  expect(facts).toEqual([
    { path: 'our-600.woff2', scripts: ['latin'] },
    { path: 'none.woff2', isUnreadable: true },
  ]);
  expect(await fontFacts([], fonts)).toEqual([]);
});
