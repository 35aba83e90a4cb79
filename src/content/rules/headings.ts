import type { Json, JsonObject } from '../../model/json';
import { lineAt } from '../parse/lines';
import { locate } from '../parse/locate';
import { problemIn } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { PageEntry, Site } from '../site';
import type { Rule } from './rule';

/** A page opens with its one main heading, and no heading leaves out a level (WCAG 2.2, 1.3.1 and 2.4.6). */
export const headings: Rule = (site) => site.pages.flatMap((page) => [...heroes(page), ...skips(site, page)]);

function blocksOf({ value }: PageEntry): JsonObject[] {
  const { blocks } = value;
  const isObject = (block: Json): block is JsonObject =>
    typeof block === 'object' && block !== null && !Array.isArray(block);
  return Array.isArray(blocks) ? blocks.map((block) => (isObject(block) ? block : {})) : [];
}

function heroes(page: PageEntry): Problem[] {
  if (!page.isSound) return [];
  const types = blocksOf(page).map((block) => block['type']);
  const later = types.flatMap((type, at) => (type === 'hero' && at > 0 ? [at] : []));
  if (page.value['article'] !== undefined) return heroesIn(page, types);
  if (types[0] !== 'hero' && later.length <= 1) return [missingHero(page, later[0])];
  return later.map((at) => problemIn(page.document, `/blocks/${at}/type`, 'value', 'second-hero', {}));
}

/** An article's head holds its main heading. */
function heroesIn({ document }: PageEntry, types: (Json | undefined)[]): Problem[] {
  return types.flatMap((type, at) =>
    type === 'hero' ? [problemIn(document, `/blocks/${at}/type`, 'value', 'article-hero', {})] : [],
  );
}

function missingHero({ document }: PageEntry, later: number | undefined): Problem {
  const line =
    later === undefined
      ? undefined
      : lineAt(document.text, locate(document, `/blocks/${later}`, 'value').offset);
  return problemIn(document, '/blocks/0', 'opening', 'missing-hero', line === undefined ? {} : { line });
}

function skips(site: Site, page: PageEntry): Problem[] {
  const blocks = blocksOf(page);
  return page.uses.flatMap((use) => {
    const found = use.kind === 'richText' ? (site.texts.get(use)?.headings ?? []) : [];
    const block = blocks[Number(use.pointer.split('/')[2])];
    const start = typeof block?.['heading'] === 'string' && block['type'] !== 'hero' ? 2 : 1;
    return skipsIn(found, start).map(({ level, text, above }) => {
      const details = { heading: text, level, above, allowed: Math.max(2, above + 1) };
      return problemIn(
        page.document,
        use.pointer,
        { words: [`${'#'.repeat(level)} ${text}`, `<h${level}`, text] },
        'heading-skip',
        details,
      );
    });
  });
}

function skipsIn(
  found: { level: number; text: string }[],
  start: number,
): { level: number; text: string; above: number }[] {
  let above = start;
  return found.flatMap((heading) => {
    const before = above;
    const isSkip = heading.level === 1 || heading.level > before + 1;
    above = isSkip ? before : heading.level;
    return isSkip ? [{ ...heading, above: before }] : [];
  });
}
