import type { ReactNode } from 'react';
import { minutesToRead, readOn } from '#words/articles';
import { Actions } from '../../components/ActionLink/ActionLink';
import { ArticleCards } from '../../components/ArticleCards/ArticleCards';
import { useSite } from '../../components/SiteInfo/site-info';
import border from '../../components/Border/Border.module.css';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { WholeWords } from '../../components/WholeWords/WholeWords';
import { longDate } from '../../lib/dates';
import type { ArticleData } from '../../model/page-data';
import classes from './ArticleFrame.module.css';

/** What an article's frame takes: its head and end, its title, and its blocks. */
export interface ArticleFrameProps {
  article: ArticleData;
  title: string;
  /** Whether its first paragraph can bear a large letter. */
  opensLong: boolean;
  children: ReactNode;
}

/** An article: title, picture, category, date and reading time above its text; the way on below it (specification, section 2, "Blog"). */
export function ArticleFrame({ article, title, opensLong, children }: ArticleFrameProps) {
  return (
    <article>
      <Head article={article} title={title} />
      <div className={classes.body} data-initial={opensLong || undefined}>
        {children}
      </div>
      <footer className={classes.end}>
        <Actions links={useSite().articleActions} />
      </footer>
      {article.related.length > 0 && (
        <aside className={classes.related} aria-labelledby="_related">
          <h2 id="_related">{readOn}</h2>
          <ArticleCards cards={article.related} label={readOn} />
        </aside>
      )}
    </article>
  );
}

function Head({ article, title }: Pick<ArticleFrameProps, 'article' | 'title'>) {
  const { category, date, minutes, author, authorImage, image } = article;
  return (
    <header className={`${border.border} ${classes.head}`}>
      <div className={classes.inside}>
        <div className={classes.words}>
          <p className={classes.category}>{category}</p>
          <h1 tabIndex={-1}>
            <WholeWords text={title} />
          </h1>
          <div className={classes.facts}>
            {authorImage !== undefined && (
              <SmartImage image={{ src: authorImage, alt: '' }} sizes="3rem" className={classes.face} />
            )}
            <p>
              <strong>{author}</strong>
              <time dateTime={date}>{longDate(date)}</time>
              {`, ${minutesToRead(minutes)}`}
            </p>
          </div>
        </div>
        <SmartImage
          image={image}
          isFirst
          sizes="(min-width: 64rem) 50vw, 100vw"
          className={classes.picture}
        />
      </div>
    </header>
  );
}
