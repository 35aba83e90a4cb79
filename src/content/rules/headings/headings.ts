import type { Part } from '../../places/locate';
import type { JsonObject } from '../../../model/json';
import type { OpenDocument } from '../../facts/open-document';
import { steps, valueAt } from '../../places/pointer';
import { isObject } from '../../resolve/surroundings';
import { findingIn, type Finding } from '../../problems/finding';
import { isInRepeated, repeatedHeadings, runsOf } from '../copies/repeated-blocks';
import type { Rule } from '../rule';

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
  inDocument: (document) => {
    if (document.kind.kind !== 'page' || !isObject(document.value)) return [];
    return [...heroes(document), ...skips(document), ...repeats(document, document.value)];
  },
};

function heroes(page: OpenDocument): Finding[] {
  if (!page.isSound) return [];
  const all = openingsOf(page);
  const later = all.filter((at) => at > 0);
  const isArticle = isObject(page.value) && page.value['article'] !== undefined;
  if (isArticle) return all.map((at) => heroAt(page, at, 'article-hero'));
  if (!all.includes(0) && later.length <= 1) return [missingHero(page, later[0])];
  return later.map((at) => heroAt(page, at, 'second-hero'));
}

/** The blocks that open a page, by their places from 0. */
function openingsOf(page: OpenDocument): number[] {
  return page.of('opening').map(({ pointer }) => Number(steps(pointer)[1]));
}

/** An article's head holds its main heading. */
function heroAt(page: OpenDocument, at: number, code: 'article-hero' | 'second-hero'): Finding {
  return findingIn(page, `/blocks/${at}/type`, 'value', code, {});
}

function missingHero(page: OpenDocument, later: number | undefined): Finding {
  return findingIn(page, '/blocks/0', 'opening', 'missing-hero', (lineOf) =>
    later === undefined ? {} : { line: lineOf(`/blocks/${later}`) },
  );
}

/** A block that stands twice as a whole is reported as that; a list may be called like its page. */
function repeats(page: OpenDocument, value: JsonObject): Finding[] {
  const alike = repeatedHeadings(value);
  const repeated = alike.length === 0 ? [] : runsOf(page);
  return alike
    .filter(({ at, first }) => !isInRepeated(`/blocks/${at}`, repeated) && !openingsOf(page).includes(first))
    .map(({ at, first }) =>
      findingIn(page, `/blocks/${at}/heading`, 'value', 'repeated-heading', (lineOf) => ({
        firstLine: lineOf(`/blocks/${first}/heading`),
      })),
    );
}

function skips(page: OpenDocument): Finding[] {
  return [...page.texts].flatMap(([{ pointer }, { headings: found }]) => {
    if (found.length === 0) return [];
    const at = Number(steps(pointer)[1]);
    const hasHeading = typeof valueAt(page.value, `/blocks/${at}/heading`) === 'string';
    const start = hasHeading && !openingsOf(page).includes(at) ? 2 : 1;
    const beside = found.filter(({ level }) => level === 2 && start === 2);
    return [
      ...beside.map((one) => findingIn(page, pointer, written(one), 'heading-beside', { heading: one.text })),
      ...skipsIn(found, start).map(({ above, ...one }) => {
        const details = { heading: one.text, level: one.level, above, allowed: Math.max(2, above + 1) };
        return findingIn(page, pointer, written(one), 'heading-skip', details);
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
