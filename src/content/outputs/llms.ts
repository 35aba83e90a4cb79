import { wordsFor } from '../../words/languages';
import type { PageSummary, SiteSummary } from './page-summary';

/** The site for those who read it with a language model: its pages in sections, each with its description (https://llmstxt.org). */
export function llms({ site, pages }: SiteSummary): string {
  const words = wordsFor(site.language).content;
  const sections = new Map<string, PageSummary[]>();
  const titles = new Map(pages.map(({ page }) => [page.path, page.title]));
  for (const one of pages) {
    const section = one.page.article ? words.articles : (titles.get(above(one.page.path)) ?? words.pages);
    const list = sections.get(section) ?? [];
    sections.set(section, list);
    list.push(one);
  }
  const lists = [...sections].map(([name, list]) =>
    [
      `## ${name}`,
      '',
      ...list.map(({ page: { title, head } }) => `- [${title}](${head.url}): ${head.description}`),
    ].join('\n'),
  );
  const { owner, footer } = site;
  const about = [`${owner.role}.`, footer.serviceAreas].filter(Boolean).join(' ');
  return [`# ${owner.name}`, `> ${about}`, ...lists, ''].join('\n\n');
}

/** The path of the page above. */
const above = (path: string): string => path.slice(0, path.lastIndexOf('/'));
