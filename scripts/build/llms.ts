import type { CompletePage, CompleteSite } from './with-assets';

/** The site for those who read it with a language model: its pages in sections, each with its description (https://llmstxt.org). */
export function llms({ site, pages }: CompleteSite): string {
  const sections = new Map<string, CompletePage[]>();
  for (const one of pages) {
    const section = one.page.article ? 'Articles' : sectionOf(one.page.path, pages);
    sections.set(section, [...(sections.get(section) ?? []), one]);
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
function sectionOf(path: string, pages: readonly CompletePage[]): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  return pages.find(({ page }) => page.path === above)?.page.title ?? 'Pages';
}
