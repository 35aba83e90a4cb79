import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineBrands } from '../../scripts/files/brands';
import { summaryOf } from '../checker/support/summary-of';
import { edited } from '../checker/support/virtual-site';

/** What belongs to one brand, and so to its folder alone. */
const ofOneBrand =
  /warli|rozha|anek|terracotta|marigold|cotton|neem|madder|indigo|monsoon|jamun|peacock|#(?:96401f|211f49|fbf6ec|f2e3c9|fffdf8|f2a83b|474260|d9c9ac)/gi;

describe('the engine', () => {
  it('knows no word, colour or file of a single brand', () => {
    const files = ['src', 'schemas', 'scripts'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        // What rewrites older sites names the one brand that they had.
        .filter((name) => !name.startsWith('content/migrations/'))
        .filter((name) => /\.(?:tsx?|mjs|css|json|html)$/.test(name) && !/\.test\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    );
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((file) => {
      const words = readFileSync(file, 'utf8').match(ofOneBrand);
      return words ? [`${file}: ${words.join(' ')}`] : [];
    });
    expect(found).toEqual([]);
  });

  it.each([...engineBrands()])(
    'has the brand %s, every value of which is valid and can be read',
    (_, { parts }) => {
      const written = JSON.stringify({ ...parts, border: 'none' }).replaceAll(
        /,?"border":"(?!none)[^"]*"/g,
        '',
      );
      const settings = edited('_site.json', '"origin"', `"brand": ${written}, "origin"`);
      // The small site names a ground of the plain brand.
      const problems = summaryOf({ '_site.json': settings }).filter(([, code]) => code !== 'unknown-ground');
      expect(problems).toEqual([]);
    },
  );
});

describe('stylesheets', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  const textOf = (name: string): string => readFileSync(join('src', name), 'utf8');

  it('take their colours from the theme', () => {
    const files = sheets.filter((name) => name.endsWith('.module.css'));
    expect(files.length).toBeGreaterThan(15);
    for (const file of files) {
      const css = textOf(file).replaceAll(/url\("[^"]*"\)/g, '');
      expect([file, css.match(/#[0-9a-f]{3,8}\b/gi)]).toEqual([file, null]);
    }
  });

  it('take the corners of buttons from the theme', () => {
    const round = sheets.filter((name) => /border-radius: \d{3,}px/.test(textOf(name)));
    expect(round).toEqual([]);
  });

  it('call the widths that have a name by it', () => {
    const widths = textOf('app/theme/media.css').match(/(?<=^@custom-media .*)\(.+\)/gm) ?? [];
    expect(widths).toContain('(min-width: 48rem)');
    const queries = sheets.flatMap((name) => textOf(name).match(/@media [^{]+/g) ?? []);
    expect(queries.length).toBeGreaterThan(80);
    expect(queries.filter((query) => widths.some((width) => query.includes(width)))).toEqual([]);
  });
});
