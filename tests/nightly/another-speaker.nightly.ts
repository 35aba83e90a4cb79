import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFolder } from '../../scripts/build/build-folder';
import { newFolder } from '../build/sample-site';

const folder = newFolder();
const [pages, out] = [join(folder, 'pages'), join(folder, 'dist')];

beforeAll(async () => {
  cpSync('pages-json', pages, { recursive: true });
  const settings = join(pages, '_site.json');
  const text = readFileSync(settings, 'utf8');
  writeFileSync(
    settings,
    text
      .replace('"name": "Vikram Sahyadri"', '"name": "Asha Deshpande"')
      .replace('"shortName": "Vikram"', '"shortName": "Asha"'),
  );
  const { exitCode, output } = await buildFolder({ pages, out }, false);
  if (exitCode !== 0) throw new Error(output);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The texts of the built site that name a person: its pages, their data, and what search engines read. */
function texts(): [string, string][] {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const read = files.filter((name) => /\.(?:html|json|xml|txt)$/.test(name));
  return read.map((name) => [name, readFileSync(join(out, name), 'utf8')]);
}

describe('another name in the settings alone', () => {
  it('stands everywhere instead of the one before', () => {
    expect(texts().length).toBeGreaterThan(90);
    expect(
      texts()
        .filter(([, text]) => /Vikram|Sahyadri/.test(text))
        .map(([name]) => name),
    ).toEqual([]);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toMatch(/<h1[^>]*>[^<]*Asha Deshpande/);
  });

  it('changes the addresses that are made from it', () => {
    expect(existsSync(join(out, 'about-asha-deshpande/index.html'))).toBe(true);
    expect(readFileSync(join(out, 'faqs/index.html'), 'utf8')).toContain('id="about-asha-deshpande"');
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain('/about-asha-deshpande</loc>');
  });
});
