import { Actions } from '../../components/ActionLink/ActionLink';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { SmartImage } from '../../components/SmartImage/SmartImage';
import { DeferredForm } from '../../forms/DeferredForm';
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
      {aside && (
        <aside className={classes.aside} aria-label={aside.heading}>
          <h3>{aside.heading}</h3>
          {aside.text !== undefined && <RichText text={aside.text} />}
          <Actions links={aside.actions} main={-1} />
          {aside.picture !== undefined && (
            <SmartImage
              image={{ src: aside.picture, alt: '' }}
              sizes="(min-width: 56rem) 24rem, 1px"
              className={classes.picture}
            />
          )}
        </aside>
      )}
    </Section>
  );
}
