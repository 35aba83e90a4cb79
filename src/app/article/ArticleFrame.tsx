import type { CSSProperties, ReactNode } from 'react';
import * as words from '#words/articles';
import { Actions } from '../../components/ActionLink/ActionLink';
import { ArticleCards } from '../../components/ArticleCards/ArticleCards';
import { useCurrentPart } from '../../components/CurrentPart/use-current-part';
import { LongDate } from '../../components/LongDate/LongDate';
import { Portrait } from '../../components/Portrait/Portrait';
import { useSite } from '../../components/SiteInfo/site-info';
import border from '../../components/Border/Border.module.css';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { WholeWords } from '../../components/WholeWords/WholeWords';
import type { ArticleData } from '../../model/page-data';
import type { ContentsEntry } from './contents';
import classes from './ArticleFrame.module.css';

/** What an article's frame takes: its head and end, its title, and its blocks. */
export interface ArticleFrameProps {
  article: ArticleData;
  title: string;
  /** Whether its first paragraph can bear a large letter. */
  opensLong: boolean;
  /** Its headings. */
  contents: ContentsEntry[];
  children: ReactNode;
}

/** An article: title, picture, category, date and reading time above its text; the way on below it (specification, section 2, "Blog"). */
export function ArticleFrame({ article, title, opensLong, contents, children }: ArticleFrameProps) {
  return (
    <article>
      <Head article={article} title={title} />
      <div className={classes.body}>
        {contents.length > 2 && <Contents entries={contents} />}
        <div className={classes.text} data-initial={opensLong || undefined}>
          {children}
        </div>
      </div>
      <End />
      {article.related.length > 0 && (
        <aside className={classes.related} aria-labelledby="_related">
          <h2 id="_related">{words.readOn}</h2>
          <ArticleCards cards={article.related} label={words.readOn} />
        </aside>
      )}
    </article>
  );
}

/** Beside the text of an article of several parts, where there is room, its headings lead to them, the one that is read is marked, and the way on is at hand. */
function Contents({ entries }: { entries: ContentsEntry[] }) {
  const current = useCurrentPart(entries);
  const { articleActions } = useSite();
  return (
    <div className={classes.contents}>
      <nav aria-labelledby="_contents">
        <p id="_contents">{words.contents}</p>
        <ul>
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current || undefined}>
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Actions links={articleActions?.slice(0, 1)} />
    </div>
  );
}

/** A band of the page's colour: who the owner of the site is, and the way on. */
function End() {
  const { articleActions, owner } = useSite();
  return (
    <footer className={classes.end}>
      <div>
        <Portrait className={classes.portrait} />
        <div className={classes.words}>
          <p className={classes.name}>{owner.name}</p>
          {owner.introduction !== undefined && <p>{owner.introduction}</p>}
          <Actions links={articleActions} />
        </div>
      </div>
    </footer>
  );
}

function Head({ article, title }: Pick<ArticleFrameProps, 'article' | 'title'>) {
  const { category, excerpt, date, minutes, author, authorImage, image } = article;
  return (
    <header className={`${border.border} ${classes.head}`}>
      <div className={classes.inside}>
        <div className={classes.words} style={{ '--letters': title.length } as CSSProperties}>
          <p className={classes.category}>{category}</p>
          <h1 tabIndex={-1}>
            <WholeWords text={title} />
          </h1>
          <p className={classes.excerpt}>{excerpt}</p>
          <div className={classes.facts}>
            {authorImage !== undefined && (
              <SmartImage image={{ src: authorImage, alt: '' }} sizes="3rem" className={classes.face} />
            )}
            <p>
              <strong>{author}</strong>
              <LongDate day={date} />
              {`, ${words.minutesToRead(minutes)}`}
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
