import type { Part } from '../../places/locate';
import type { OpenDocument } from '../../facts/open-document';
import { steps, valueAt } from '../../places/pointer';
import { isObject } from '../../resolve/surroundings';
import { findingIn, type Finding } from '../../problems/finding';
import type { Rule } from '../rule';

export const headings: Rule = {
  about: 'A page opens with its one main heading, and no heading leaves out a level (WCAG 2.2, 1.3.1).',
  codes: ['article-hero', 'heading-beside', 'heading-skip', 'missing-hero', 'second-hero'],
  inDocument: (document) => (document.kind.kind === 'page' ? [...heroes(document), ...skips(document)] : []),
};

function heroes(page: OpenDocument): Finding[] {
  if (!page.isSound) return [];
  const all = openingsOf(page);
  const later = all.filter((at) => at > 0);
  // An article's head holds its main heading.
  const isArticle = isObject(page.value) && page.value['article'] !== undefined;
  if (!isArticle && !all.includes(0) && later.length <= 1)
    return [
      findingIn(page, '/blocks/0', 'opening', 'missing-hero', (lineOf) => ({
        line: later[0] === undefined ? undefined : lineOf(`/blocks/${later[0]}`),
      })),
    ];
  const code = isArticle ? 'article-hero' : 'second-hero';
  return (isArticle ? all : later).map((at) => findingIn(page, `/blocks/${at}/type`, 'value', code, {}));
}

/** The blocks that open a page, by their places from 0. */
function openingsOf(page: OpenDocument): number[] {
  return page.of('opening').map(({ pointer }) => Number(steps(pointer)[1]));
}

function skips(page: OpenDocument): Finding[] {
  return [...page.texts].flatMap(([{ pointer }, { headings: found }]) => {
    if (found.length === 0) return [];
    const at = Number(steps(pointer)[1]);
    const hasHeading = typeof valueAt(page.value, `/blocks/${at}/heading`) === 'string';
    let above = hasHeading && !openingsOf(page).includes(at) ? 2 : 1;
    const beside = above === 2 ? found.filter(({ level }) => level === 2) : [];
    return [
      ...beside.map((one) => findingIn(page, pointer, written(one), 'heading-beside', { heading: one.text })),
      ...found.flatMap((one) => {
        const { level, text: heading } = one;
        if (level > 1 && level <= above + 1) {
          above = level;
          return [];
        }
        const details = { heading, level, above, allowed: Math.max(2, above + 1) };
        return [findingIn(page, pointer, written(one), 'heading-skip', details)];
      }),
    ];
  });
}

/** How a heading may be written in Markdown and in HTML. */
function written({ level, text }: { level: number; text: string }): Part {
  return { words: [`${'#'.repeat(level)} ${text}`, `<h${level}`, text] };
}
