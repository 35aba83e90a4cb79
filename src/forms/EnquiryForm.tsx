import { useRef, type ChangeEvent } from 'react';
import actions from '../components/ActionLink/ActionLink.module.css';
import { RichText } from '../components/RichText/RichText';
import { useSite } from '../components/SiteInfo/site-info';
import type { Form } from '../model/form';
import { ErrorSummary } from './ErrorSummary';
import { FailureNote } from './FailureNote';
import { Fields } from './Fields';
import { valueLines } from './fields/values';
import classes from './Form.module.css';
import { HiddenFields } from './HiddenFields';
import { partsOf } from './parts/parts-of';
import { Turns } from './parts/Turns';
import { useParts } from './parts/use-parts';
import { formAddress } from './send/form-address';
import { useDraft } from './use-draft';
import { useEnquiry } from './use-enquiry';

/** What a form takes. */
export interface EnquiryFormProps {
  form: Form;
  /** What it is called, for those who do not see the heading above it. */
  heading: string;
  /** Called once the enquiry has arrived. */
  onSent: () => void;
}

/** A form for an enquiry. Without scripts it posts by itself; with them it says what is wrong and loses nothing. */
export function EnquiryForm({ form, heading, onSent }: EnquiryFormProps) {
  const { name, title, fields, submit, sending, note } = form;
  const id = `_form-${name}`;
  const site = useSite();
  const ref = useRef<HTMLFormElement>(null);
  const { isLive, values, advice, onTyped } = useDraft(ref, form);
  const enquiry = useEnquiry(ref, form, onSent);
  const { errors, clearError, failure, round, isSending } = enquiry;
  const parts = partsOf(fields);
  const { turns, onSubmit } = useParts(ref, parts, isLive, enquiry);
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    clearError((target as unknown as HTMLInputElement).name);
    onTyped();
  };
  const isWrong = Object.keys(errors).length > 0;
  return (
    <form
      ref={ref}
      className={classes.form}
      aria-label={heading}
      action={formAddress(site, form)}
      method="post"
      noValidate={isLive}
      onSubmit={onSubmit}
      data-more={turns?.onNext && ''}
      onChange={onChange}
    >
      {isWrong && <ErrorSummary key={round} id={id} errors={errors} fields={fields} />}
      <Fields id={id} {...{ parts, errors }} open={turns?.open} advice={isLive ? advice : undefined} />
      {turns && <Turns {...turns} />}
      <HiddenFields form={form} />
      <RichText text={note} className={classes.note} />
      {failure && !isSending && (
        <FailureNote
          key={`failure ${round}`}
          failure={failure}
          title={title}
          lines={valueLines(values, fields)}
          takesFocus={!isWrong}
        />
      )}
      <button type="submit" className={`${actions.button} ${classes.submit}`} disabled={isSending}>
        {isSending ? sending : submit}
      </button>
    </form>
  );
}
