import type { Json } from '../../model/json';
import { findingIn, type Finding } from '../problems/finding';
import type { PageEntry } from '../site/site';
import type { Rule } from './rule';

/** A page opens with its one main heading, and no heading leaves out a level (WCAG 2.2, 1.3.1 and 2.4.6). */
export const headings: Rule = ({ pages }) => pages.flatMap((page) => [...heroes(page), ...skips(page)]);

function heroes(page: PageEntry): Finding[] {
  if (!page.isSound) return [];
  const types = page.blocks.map(({ type }) => type);
  const later = types.flatMap((type, at) => (type === 'hero' && at > 0 ? [at] : []));
  if (page.isArticle) return heroesIn(page, types);
  if (types[0] !== 'hero' && later.length <= 1) return [missingHero(page, later[0])];
  return later.map((at) => findingIn(page.document, `/blocks/${at}/type`, 'value', 'second-hero', {}));
}

/** An article's head holds its main heading. */
function heroesIn({ document }: PageEntry, types: (Json | undefined)[]): Finding[] {
  return types.flatMap((type, at) =>
    type === 'hero' ? [findingIn(document, `/blocks/${at}/type`, 'value', 'article-hero', {})] : [],
  );
}

function missingHero({ document }: PageEntry, later: number | undefined): Finding {
  return findingIn(document, '/blocks/0', 'opening', 'missing-hero', (lineOf) =>
    later === undefined ? {} : { line: lineOf(`/blocks/${later}`) },
  );
}

function skips(page: PageEntry): Finding[] {
  const withHeadings = page.annotations.filter(({ text }) => text !== undefined && text.headings.length > 0);
  return withHeadings.flatMap((annotation) => {
    const found = annotation.text?.headings ?? [];
    const block = page.blocks[Number(annotation.pointer.split('/')[2])];
    const start = block?.hasHeading && block.type !== 'hero' ? 2 : 1;
    return skipsIn(found, start).map(({ level, text, above }) => {
      const details = { heading: text, level, above, allowed: Math.max(2, above + 1) };
      return findingIn(
        page.document,
        annotation.pointer,
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
