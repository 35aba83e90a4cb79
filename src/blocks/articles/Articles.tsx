import { Actions } from '../../components/ActionLink/ActionLink';
import { ArticleCards } from '../../components/ArticleCards/ArticleCards';
import { Section } from '../../components/Section/Section';
import type { BlockProps } from '../../model/page-data';

/** Cards of articles, the newest first. */
export function Articles({ block }: BlockProps<'articles'>) {
  const { heading, intro, items, featured, action } = block;
  return (
    <Section block={block} heading={heading} intro={intro}>
      <ArticleCards cards={items} label={heading} isFirstLarge={featured} />
      <Actions links={action && [action]} isBelow isAtHead />
    </Section>
  );
}
