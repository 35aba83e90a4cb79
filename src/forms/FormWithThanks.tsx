import { useEffect, useRef, useState } from 'react';
import { Actions } from '../components/ActionLink/ActionLink';
import { RichText } from '../components/RichText/RichText';
import type { FormThanks } from '../model/content.generated';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm';
import classes from './Form.module.css';

/** A form, and the thanks in its place once the enquiry has arrived. */
export function FormWithThanks({ form, heading }: Omit<EnquiryFormProps, 'onSent'>) {
  const [isSent, setIsSent] = useState(false);
  if (isSent && form.thanks) return <Thanks thanks={form.thanks} />;
  return <EnquiryForm form={form} heading={heading} onSent={() => setIsSent(true)} />;
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
