import { Actions } from '../../components/ActionLink/ActionLink';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import words from '../../components/Voice/Voice.module.css';
import { DeferredForm } from '../../forms/DeferredForm';
import type { FormAside } from '../../model/content.generated';
import type { BlockProps } from '../../model/page-data';
import classes from './EnquiryForm.module.css';

/** A form with which a visitor writes to the team, and what stands beside it. */
export function EnquiryForm({ block }: BlockProps<'enquiryForm'>) {
  const { heading, intro, aside } = block;
  return (
    <Section block={block} tone="deep" heading={heading} intro={intro} className={classes.parts}>
      <div className={classes.sheet}>
        <DeferredForm block={block} />
      </div>
      {aside && <Aside aside={aside} />}
    </Section>
  );
}

function Aside({ aside: { heading, voice, text, actions, picture } }: { aside: FormAside }) {
  return (
    <aside className={classes.aside} aria-label={heading}>
      {voice && (
        <figure className={`${words.voice} ${classes.voice}`}>
          <blockquote>{voice.quote}</blockquote>
          <figcaption>{voice.author}</figcaption>
        </figure>
      )}
      <h3>{heading}</h3>
      {text !== undefined && <RichText text={text} />}
      <Actions links={actions} />
      {picture !== undefined && (
        <SmartImage
          image={{ src: picture, alt: '' }}
          sizes="(min-width: 56rem) 24rem, 1px"
          className={classes.picture}
        />
      )}
    </aside>
  );
}
