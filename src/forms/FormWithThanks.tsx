import { useEffect, useRef, useState } from 'react';
import { Actions } from '../components/ActionLink/ActionLink';
import { RichText } from '../components/RichText/RichText';
import type { FormThanks } from '../model/content.generated';
import { FormOfKind, type FormOfKindProps } from './FormOfKind';
import classes from './Form.module.css';

/** What a form in a page takes: all of the form, and what follows it. */
export interface FormWithThanksProps extends Omit<FormOfKindProps, 'onSent' | 'thanksPage'> {
  thanks: FormThanks;
}

/** A form, and the thanks in its place once the enquiry has arrived. */
export function FormWithThanks({ thanks, ...form }: FormWithThanksProps) {
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <Thanks thanks={thanks} />;
  return <FormOfKind {...form} thanksPage={thanks.page} onSent={() => setIsSent(true)} />;
}

function Thanks({ thanks: { heading, text, actions } }: { thanks: FormThanks }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.thanks}>
      <h3 ref={title} tabIndex={-1}>
        {heading}
      </h3>
      <RichText text={text} />
      <Actions links={actions} />
    </div>
  );
}
