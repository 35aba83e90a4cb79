import * as words from '#words/blocks';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Section } from '../../components/Section/Section';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { Strip } from '../../components/Strip/Strip';
import { languageOf } from '../../lib/language-of';
import type { Book } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './Books.module.css';

/** Books, a row each or side by side on a shelf, with cover, readers' words and the way to the shop. */
export function Books({ block }: BlockProps<'books'>) {
  const { heading, intro, items, layout, buyLabel = words.buyBook } = block;
  const rows = items.map((book) => (
    <li key={book.title}>
      <BookRow book={book} buyLabel={buyLabel} />
    </li>
  ));
  return (
    <Section block={block} heading={heading} intro={intro}>
      {layout === 'shelf' ? (
        <Strip className={classes.shelf} label={heading}>
          {rows}
        </Strip>
      ) : (
        <ul className={classes.rows}>{rows}</ul>
      )}
    </Section>
  );
}

function BookRow({ book, buyLabel }: { book: Book; buyLabel: string }) {
  const { title, text, cover, amazonLink, testimonials } = book;
  const lang = languageOf(title, book.lang);
  return (
    <article className={classes.book}>
      <SmartImage image={cover} sizes="(min-width: 48rem) 22rem, 30vw" className={classes.cover} />
      <div className={classes.words}>
        <h3 lang={lang}>{title}</h3>
        {text !== undefined && <p lang={languageOf(text, book.lang)}>{text}</p>}
      </div>
      <p className={classes.buy}>
        <ActionLink
          link={{ label: buyLabel, to: amazonLink, newTab: true }}
          about={<span lang={lang}>{title}</span>}
        />
      </p>
      {testimonials !== undefined && (
        <div className={classes.quotes}>
          {testimonials.map(({ quote, author, lang: own }) => (
            <figure key={quote} className={classes.quote}>
              <blockquote lang={own}>{quote}</blockquote>
              <figcaption>{author}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </article>
  );
}
