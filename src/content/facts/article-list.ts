import type { ArticleCard } from '../../model/content.generated';
import { articleListName } from '../source/document-kind';
import type { RichContent } from '../resolve/rich-text';
import type { Annotation } from '../validate/annotation';
import { unshaped } from '../validate/shape';
import type { PageEntry, SharedList } from './site';

/** Words that are read in a minute: an unhurried pace, by which articles take the 4 to 15 minutes of the specification, section 9. */
const wordsAMinute = 200;

/**
 * The articles that are no drafts as a shared list of cards, the newest first.
 * @param documents how many documents of pages there are, readable or not.
 */
export function articleList(pages: readonly PageEntry[], documents: number): SharedList {
  const newestFirst = pages
    .flatMap((page) => cardOf(page) ?? [])
    .toSorted((one, other) => other.date.localeCompare(one.date));
  return {
    name: articleListName,
    listOf: 'articleCard',
    value: Array.from(newestFirst, (card) => unshaped('articleCard', card)),
    annotations: newestFirst.flatMap(annotationsOf),
    isWhole: pages.length === documents && pages.every(({ isSound }) => isSound),
  };
}

/** Reading time of so many texts in whole minutes, 1 at least. */
export function minutesOf(texts: Iterable<RichContent>): number {
  const words = [...texts].reduce((sum, text) => sum + text.words(), 0);
  return Math.max(1, Math.floor(words / wordsAMinute));
}

function cardOf({ card, route, isDraft }: PageEntry): ArticleCard | undefined {
  if (!card || isDraft) return undefined;
  const { title, ...rest } = card;
  return { title, to: route, ...rest };
}

/** What a card uses, as the schema would have found it in a document. */
function annotationsOf(card: ArticleCard, at: number): Annotation[] {
  const found = (kind: Annotation['kind'], place: string, value: string): Annotation => ({
    kind,
    pointer: `/items/${at}/${place}`,
    listOf: undefined,
    value,
  });
  return [found('link', 'to', card.to), found('image', 'image/src', card.image.src)];
}
