import type { PageSummary, SiteSummary } from './page-summary';

/** The site for those who read it with a language model: its pages in sections, each with its description (https://llmstxt.org). */
export function llms({ site, pages }: SiteSummary): string {
  const sections = new Map<string, PageSummary[]>();
  const titles = new Map(pages.map(({ page }) => [page.path, page.title]));
  for (const one of pages) {
    const section = one.page.article ? 'Articles' : sectionOf(one.page.path, titles);
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
  return [`# ${site.speaker.name}`, `> ${site.speaker.role}. ${site.footer.serviceAreas}`, ...lists, ''].join(
    '\n\n',
  );
}

/** The title of the page above, for pages that stand below one. */
function sectionOf(path: string, titles: ReadonlyMap<string, string>): string {
  return titles.get(path.slice(0, path.lastIndexOf('/'))) ?? 'Pages';
}
