import type { ArticleData } from '../../model/page-data';
import type { Article, ArticleCard, SiteDocument } from '../../model/content.generated';

/** How many other articles stand below one. */
const relatedCount = 3;

/** Takes an article's part, its own address, all cards and the settings, and gives what the page shows beside the text. */
export function articleData(
  article: Article,
  href: string,
  cards: readonly ArticleCard[],
  { speaker }: Pick<SiteDocument, 'speaker'>,
): ArticleData {
  const { category, date, image, author = speaker.name, authorImage = speaker.portrait } = article;
  const minutes = cards.find(({ to }) => to === href)?.minutes ?? 1;
  return {
    category,
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
  const others = cards.filter(({ to }) => to !== href);
  const same = others.filter((card) => card.category === category);
  return [...same, ...others.filter((card) => card.category !== category)].slice(0, relatedCount);
}
