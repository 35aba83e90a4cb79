import { describe, expect, it } from 'vitest';
import { builtPages } from '../../src/content/testing/built-pages';
import { checkNear, edited, siteWith } from './support/virtual-site';

function built(files: Record<string, string>, withDrafts = false): ReturnType<typeof builtPages> {
  const checked = checkNear(siteWith(files));
  expect(checked.problems).toEqual([]);
  return builtPages(checked, { withDrafts, year: 2025 });
}

const withText = (text: string): string =>
  edited('invite.json', 'Read [about Vikram](/about-{owner.slug}).', JSON.stringify(text).slice(1, -1));
const htmlOf = (
  text: string,
  site = '_site.json',
  settings = edited(site, '"owner": {', '"basePath": "/site/",\n  "owner": {'),
): string => {
  const { pages } = built({ 'invite.json': withText(text), [site]: settings });
  const invite = pages.find(({ page }) => page.path === '/invite');
  const block = invite?.page.blocks[1] as unknown as { text: string };
  return block.text;
};

describe('The page data', () => {
  it('opens links to other sites in a new tab, without opener and referrer', () => {
    expect(htmlOf('[x](https://example.in/a)')).toContain(
      '<a href="https://example.in/a" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(htmlOf('<a href="https://example.in/a">x</a>')).toContain(
      'target="_blank" rel="noopener noreferrer"',
    );
    expect(htmlOf('[x](whatsapp:Hello%20there)')).toContain(
      '<a href="https://wa.me/919800000000?text=Hello%20there" target="_blank" rel="noopener noreferrer">',
    );
  });

  it('puts the base path before links to pages, and leaves other links alone', () => {
    expect(htmlOf('[x](/about-{owner.slug})')).toContain('<a href="/site/about-vikram-sahyadri">x</a>');
    expect(htmlOf('[x](#terms)')).toContain('<a href="#terms">x</a>');
    expect(htmlOf('[x](mailto:{contact.email})')).toContain('<a href="mailto:team@example.in">x</a>');
  });

  it('sets the address of a place like any text, and leaves out what is for search engines', () => {
    const place =
      '"city": "Pune", "hours": [{ "days": ["Monday"], "opens": "09:00", "closes": "18:00" }], "name"';
    const { site } = built({ '_site.json': edited('_site.json', '"name": "Pune"', `${place}: "Pune"`) });
    const [office] = site.offices;
    expect(office?.address).toBe('Senapati Bapat Road, Pune\u00a0411016');
    expect(Object.keys(office ?? {})).toEqual(['name', 'address', 'hours']);
    expect(office?.hours?.now?.timeZone).toMatch(/^Asia\//);
  });

  it('leaves drafts out, unless they are wanted', () => {
    const draft = edited('about.json', '"ground"', '"draft": true,\n  "ground"');
    const linked = {
      '_site.json': edited('_site.json', ',\n      { "label": "About", "to": "/about-{owner.slug}" }', ''),
      'index.json': edited(
        'index.json',
        ',\n        { "label": "About Vikram", "to": "/about-{owner.slug}" }',
        '',
      ),
      'invite.json': withText('Words.'),
    };
    expect(built({ 'about.json': draft, ...linked }).pages.map(({ page }) => page.path)).toEqual([
      '/',
      '/invite',
    ]);
    expect(built({ 'about.json': draft, ...linked }, true).pages).toHaveLength(3);
  });

  it('keeps the year open in the settings, because the browser corrects it', () => {
    expect(built({}).site.footer.copyright).toBe('© {year} Vikram Sahyadri');
  });
});
