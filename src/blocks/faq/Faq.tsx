import { useId } from 'react';
import { questionsOf } from '#words/blocks';
import { Fold } from '../../components/Fold/Fold';
import { RichText } from '../../components/RichText/RichText';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import type { FaqCategory, Question } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './Faq.module.css';
import { JumpBar } from './JumpBar';
import { anchor } from '../../lib/slug';

/** Questions by category, on a phone first the categories. In each one answer is open at a time, which `<details>` of one name do alone. */
export function Faq({ block }: BlockProps<'faq'>) {
  return (
    <section data-block={block.type} id={block.id} className={classes.faq}>
      <JumpBar categories={block.categories} />
      <div className={classes.inside}>
        {block.categories.map((category) => (
          <Category key={category.id} category={category} />
        ))}
      </div>
    </section>
  );
}

function Category({ category: { id, title, picture, questions } }: { category: FaqCategory }) {
  // Short, since each entry bears it.
  const name = useId();
  return (
    <div id={id} className={classes.category} data-category>
      {picture !== undefined && (
        <SmartImage image={{ src: picture, alt: '' }} sizes="60rem" className={classes.frieze} />
      )}
      <h2>{title}</h2>
      <Fold count={questions.length} what={questionsOf(title)}>
        {questions.map((question) => (
          <Entry key={question.question} name={name} entry={question} />
        ))}
      </Fold>
    </div>
  );
}

/** The id stands inside, so that a browser opens the answer for an address that leads to it (HTML, "ancestor revealing"). */
function Entry({ name, entry: { id, question, answer } }: { name: string; entry: Question }) {
  return (
    <details name={name} className={classes.entry}>
      <summary>
        <h3>{question}</h3>
      </summary>
      <div id={id ?? anchor(question)} className={classes.answer}>
        <RichText text={answer} />
      </div>
    </details>
  );
}
