import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { pageText } from '../../../tests/checker/support/summary-of';
import { checkNear, siteWith } from '../../../tests/checker/support/virtual-site';
import { unseen } from '../places/unseen';
import { builtPages } from '../testing/built-pages';
import { feed } from './feed';
import { llms } from './llms';
import { pageSummary, type SiteSummary } from './page-summary';

const planes = Array.from({ length: 17 }, (_, plane) => plane * 0x1_00_00);
const codes = [
  ...Array.from({ length: 0x20 }, (_, code) => code),
  0x7f,
  0x85,
  0x20_28,
  0x20_29,
  ...Array.from({ length: 32 }, (_, at) => 0xfd_d0 + at),
  ...planes.flatMap((start) => [start + 0xff_fe, start + 0xff_ff]),
];
const signs = [...codes.map((code) => String.fromCodePoint(code)), '\ud83d', '\ude00'];

/** The site with an article for each of the characters, in its title and in all that is said of it. */
function summary(): SiteSummary {
  const articles = signs.map((sign, at) => {
    const card = {
      excerpt: `A short${sign}word about it.`,
      image: { src: 'dance', alt: 'A line of dancers.' },
    };
    const article = { category: 'Notes', date: '2025-01-01', ...card };
    const page = JSON.parse(pageText(`Title ${at}`)) as object;
    const seo = { title: `Title${sign}${at}`, description: `What${sign}the page ${at} says to its readers.` };
    return [`a-${at}.json`, JSON.stringify({ ...page, title: `Title${sign}${at}`, seo, article })] as const;
  });
  const checked = checkNear(siteWith(Object.fromEntries(articles)));
  const built = builtPages(checked, { withDrafts: false, year: 2025 });
  const pages = built.pages.map((page) => pageSummary(page, built.site.basePath));
  const site = { ...built.site, assets: { images: {}, icons: '' } };
  return { site, settings: built.settings, chat: built.chat, pages };
}

it('No character that no page can show reaches what is written for other programs', () => {
  const site = summary();
  const xml = feed(site);
  const titles = xml.match(/<title>Title/g) ?? [];
  expect(titles).toHaveLength(signs.length);
  expect(() => new SaxesParser().write(xml).close()).not.toThrow();
  for (const text of [xml, llms(site), ...site.pages.map((page) => JSON.stringify(page.search))])
    expect(text).not.toMatch(unseen);
  const shown = site.pages.map((page) => page.page.title);
  expect(shown.join('')).not.toMatch(unseen);
  for (const sign of ['\v', '\f', '\u0085', '\u2028', '\u2029'])
    expect(shown).toContain(`Title ${signs.indexOf(sign)}`);
});
