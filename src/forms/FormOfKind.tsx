import { useRef, type ChangeEvent } from 'react';
import actions from '../components/ActionLink/ActionLink.module.css';
import { RichText } from '../components/RichText/RichText';
import { useSite } from '../components/SiteInfo/site-info';
import type { FormField, RichText as RichTextValue } from '../model/content.generated';
import type { EnquiryKind } from '../model/enquiry-kinds';
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
export interface FormOfKindProps {
  kind: EnquiryKind;
  /** What the form is called, for those who do not see the heading above it. */
  name: string;
  /** The words of its fields, in the order in which they are shown. */
  fields: Record<string, FormField>;
  submit: string;
  sending: string;
  note: RichTextValue;
  /** Where visitors without scripts land afterwards. */
  thanksPage?: string;
  /** Called once the enquiry has arrived. */
  onSent: () => void;
}

/** A form for an enquiry. Without scripts it posts by itself; with them it says what is wrong and loses nothing. */
export function FormOfKind(props: FormOfKindProps) {
  const { kind, name, fields, submit, sending, note, thanksPage, onSent } = props;
  const id = `_form-${kind}`;
  const site = useSite();
  const ref = useRef<HTMLFormElement>(null);
  const { isLive, values, hints, onTyped } = useDraft(ref, kind);
  const enquiry = useEnquiry(ref, kind, onSent);
  const { errors, clearError, failure, round, isSending } = enquiry;
  const parts = partsOf(kind, fields);
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
      aria-label={name}
      action={formAddress(site, kind)}
      method="post"
      noValidate={isLive}
      onSubmit={onSubmit}
      data-more={turns?.onNext && ''}
      onChange={onChange}
    >
      {isWrong && <ErrorSummary key={round} id={id} errors={errors} fields={fields} />}
      <Fields id={id} {...{ parts, errors }} open={turns?.open} hints={isLive ? hints : undefined} />
      {turns && <Turns {...turns} />}
      <HiddenFields kind={kind} thanksPage={thanksPage} />
      <RichText text={note} className={classes.note} />
      {failure && !isSending && (
        <FailureNote
          key={`failure ${round}`}
          failure={failure}
          name={name}
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
