import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../scripts/files/load-schemas';
import { grounds } from '../../src/model/grounds';

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('the ground colours', () => {
  it('are the ones that a page document may name', () => {
    const properties = loadSchemas()['page.schema.json']?.['properties'] as Record<
      string,
      { enum: string[] }
    >;
    expect(properties['ground']?.enum).toEqual(Object.keys(grounds));
  });

  it.each(Object.entries(grounds))('%s carries white text, and stands out as text on deep paper', (_, hex) => {
    expect(contrast(hex, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(hex, '#f2e3c9')).toBeGreaterThanOrEqual(4.5);
  });
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

  it('call the widths that have a name by it', () => {
    const widths = textOf('app/theme/media.css').match(/(?<=^@custom-media .*)\(.+\)/gm) ?? [];
    expect(widths).toContain('(min-width: 48rem)');
    const queries = sheets.flatMap((name) => textOf(name).match(/@media [^{]+/g) ?? []);
    expect(queries.length).toBeGreaterThan(80);
    expect(queries.filter((query) => widths.some((width) => query.includes(width)))).toEqual([]);
  });
});
