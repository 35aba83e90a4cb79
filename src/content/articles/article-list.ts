import type { Json, JsonObject } from '../../model/json';
import type { ArticleCard } from '../../model/content.generated';
import type { PageEntry, SharedList, Site } from '../site';
import { valueOf, type Use } from '../validate/use';

/** The name under which blocks ask for the articles; no file stands behind it. */
export const articleListName = 'articles';

/** Words that are read in a minute (design.md, section 3, "Articles"). */
const wordsAMinute = 200;

/** The articles that are no drafts as a shared list of cards, the newest first. */
export function articleList(site: Site): SharedList {
  const cards = site.pages.filter(isArticle).map((page) => cardOf(page, minutesOf(page, site)));
  const newestFirst = cards.toSorted((one, other) => other.date.localeCompare(one.date));
  return {
    name: articleListName,
    listOf: 'articleCard',
    value: newestFirst as unknown as Json[],
    uses: newestFirst.flatMap(usesOf),
    isWhole: site.pages.length === site.routesOfFiles.size && site.pages.every(({ isSound }) => isSound),
  };
}

function isArticle({ value, isSound, isDraft }: PageEntry): boolean {
  return value['article'] !== undefined && isSound && !isDraft;
}

/** Reading time in whole minutes, 1 at least. */
export function minutesOf({ uses }: PageEntry, { texts }: Site): number {
  const words = uses.reduce((sum, use) => sum + (texts.get(use)?.words() ?? 0), 0);
  return Math.max(1, Math.floor(words / wordsAMinute));
}

function cardOf({ value, route }: PageEntry, minutes: number): ArticleCard {
  const { category, date, excerpt, image } = value['article'] as unknown as ArticleCard;
  return { title: String(value['title']), to: route, category, date, minutes, excerpt, image: { ...image } };
}

/** What a card uses, as the schema would have found it in a document. */
function usesOf(card: ArticleCard, at: number): Use[] {
  const found = (kind: Use['kind'], place: string, holder: object, key: string): Use => ({
    kind,
    pointer: `/${at}/${place}`,
    holder: holder as JsonObject,
    key,
    listOf: undefined,
  });
  const link = found('link', 'to', card, 'to');
  return valueOf(link) === undefined ? [] : [link, found('image', 'image/src', card.image, 'src')];
}
