import type { ArticleData } from '../../model/page-data';
import type { Article, ArticleCard, SiteDocument } from '../../model/content.generated';

/** How many other articles stand below one. */
const relatedCount = 3;

/** Takes an article's part, its own address and reading time, all cards and the settings, and gives what the page shows beside the text. */
export function articleData(
  article: Article,
  { href, minutes }: { href: string; minutes: number },
  cards: readonly ArticleCard[],
  { speaker }: Pick<SiteDocument, 'speaker'>,
): ArticleData {
  const { category, excerpt, date, image, author = speaker.name, authorImage = speaker.portrait } = article;
  return {
    category,
    excerpt,
    date,
    minutes,
    author,
    ...(authorImage !== undefined && { authorImage }),
    image,
    related: related(category, href, cards),
  };
}

/** Others of the same category first, then the newest. */
function related(category: string, href: string, cards: readonly ArticleCard[]): ArticleCard[] {
  const first = (isWanted: (card: ArticleCard) => boolean): ArticleCard[] =>
    firstOf(cards, (card) => card.to !== href && isWanted(card), relatedCount);
  const same = first((card) => card.category === category);
  if (same.length === relatedCount) return same;
  return [...same, ...first((card) => card.category !== category)].slice(0, relatedCount);
}

/** Looks no further than it has to: every article asks. */
function firstOf<One>(all: readonly One[], isWanted: (one: One) => boolean, most: number): One[] {
  const found: One[] = [];
  for (const one of all) {
    if (found.length === most) break;
    if (isWanted(one)) found.push(one);
  }
  return found;
}
