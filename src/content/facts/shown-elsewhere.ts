import type { PageDocument } from '../../model/content.generated';
import type { ResolvedDocument } from '../resolve/resolve-document';
import type { Annotation } from '../validate/annotation';
import { shaped } from '../validate/shape';
import { minutesOf } from './article-list';
import type { PageEntry, SocialFacts } from './site';

/** What a sound page shows elsewhere: in the picture for shared links and, when it is an article, in lists. */
export function shownElsewhere(
  page: PageDocument,
  annotations: readonly Annotation[],
  texts: ResolvedDocument['texts'],
): Pick<PageEntry, 'social' | 'card'> {
  const { title, article } = page;
  const social = socialOf(page, annotations);
  if (!article) return { social };
  const { category, date, excerpt, image } = article;
  const minutes = minutesOf(texts.values());
  return { social, card: { title, category, date, minutes, excerpt, image: { ...image } } };
}

/** An article's title and picture, or those of the page's opening. */
function socialOf(
  { title, article, ground = 'indigo' }: PageDocument,
  annotations: readonly Annotation[],
): SocialFacts {
  const first = annotations.find(({ kind, pointer }) => kind === 'opening' && pointer === '/blocks/0');
  const opening = first?.value === undefined ? undefined : shaped('opening', first.value);
  const picture = (article?.image ?? opening?.image)?.src;
  return { heading: opening?.heading ?? title, ground, ...(picture !== undefined && { picture }) };
}
