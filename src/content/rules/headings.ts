import { steps } from '../places/pointer';
import type { Part } from '../places/locate';
import { findingIn, type Finding } from '../problems/finding';
import { isInRepeated } from '../site/repeated-blocks';
import type { PageEntry } from '../site/site';
import type { Rule } from './rule';

export const headings: Rule = {
  about:
    'A page opens with its one main heading, no heading leaves out a level, and no two blocks have the same one (WCAG 2.2, 1.3.1 and 2.4.6).',
  codes: [
    'article-hero',
    'heading-beside',
    'heading-skip',
    'missing-hero',
    'repeated-heading',
    'second-hero',
  ],
  check: ({ pages }) => pages.flatMap((page) => [...heroes(page), ...skips(page), ...repeats(page)]),
};

function heroes(page: PageEntry): Finding[] {
  if (!page.isSound) return [];
  const all = openingsOf(page);
  const later = all.filter((at) => at > 0);
  if (page.isArticle) return all.map((at) => heroAt(page, at, 'article-hero'));
  if (!all.includes(0) && later.length <= 1) return [missingHero(page, later[0])];
  return later.map((at) => heroAt(page, at, 'second-hero'));
}

/** The blocks that open a page, by their places from 0. */
function openingsOf({ annotations }: PageEntry): number[] {
  return annotations.flatMap(({ kind, pointer }) => (kind === 'opening' ? Number(steps(pointer)[1]) : []));
}

/** An article's head holds its main heading. */
function heroAt({ document }: PageEntry, at: number, code: 'article-hero' | 'second-hero'): Finding {
  return findingIn(document, `/blocks/${at}/type`, 'value', code, {});
}

function missingHero({ document }: PageEntry, later: number | undefined): Finding {
  return findingIn(document, '/blocks/0', 'opening', 'missing-hero', (lineOf) =>
    later === undefined ? {} : { line: lineOf(`/blocks/${later}`) },
  );
}

/** A block that stands twice as a whole is told of as that; a list may be called like its page. */
function repeats(page: PageEntry): Finding[] {
  const { document, alike = [], repeated } = page;
  return alike
    .filter(({ at, first }) => !isInRepeated(`/blocks/${at}`, repeated) && !openingsOf(page).includes(first))
    .map(({ at, first }) =>
      findingIn(document, `/blocks/${at}/heading`, 'value', 'repeated-heading', (lineOf) => ({
        firstLine: lineOf(`/blocks/${first}/heading`),
      })),
    );
}

function skips(page: PageEntry): Finding[] {
  const withHeadings = page.annotations.filter(({ text }) => text !== undefined && text.headings.length > 0);
  return withHeadings.flatMap(({ pointer, text }) => {
    const found = text?.headings ?? [];
    const at = Number(steps(pointer)[1]);
    const start = page.headedBlocks.includes(at) && !openingsOf(page).includes(at) ? 2 : 1;
    const beside = found.filter(({ level }) => level === 2 && start === 2);
    return [
      ...beside.map((one) =>
        findingIn(page.document, pointer, written(one), 'heading-beside', { heading: one.text }),
      ),
      ...skipsIn(found, start).map(({ above, ...one }) => {
        const details = { heading: one.text, level: one.level, above, allowed: Math.max(2, above + 1) };
        return findingIn(page.document, pointer, written(one), 'heading-skip', details);
      }),
    ];
  });
}

/** How a heading may be written in Markdown and in HTML. */
function written({ level, text }: { level: number; text: string }): Part {
  return { words: [`${'#'.repeat(level)} ${text}`, `<h${level}`, text] };
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
