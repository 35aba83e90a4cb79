import { useRef, type ChangeEvent, type SubmitEvent } from 'react';
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
  const { errors, clearError, failure, round, isSending, onSubmit, check } = useEnquiry(ref, kind, onSent);
  const parts = partsOf(kind, fields);
  const { open, turnTo } = useParts(ref, parts, { isLive, errors });
  const next = useRef<HTMLButtonElement>(null);
  const onNext = () => {
    const part = parts[open ?? 0]?.fields ?? [];
    if (open !== undefined && check(part.map(([field]) => field))) turnTo(open + 1);
  };
  // Enter sends a form; where the way on is to be seen, it goes on.
  const onEnter = (event: SubmitEvent<HTMLFormElement>) => {
    if (!next.current || next.current.getClientRects().length === 0) return onSubmit(event);
    event.preventDefault();
    onNext();
  };
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
      onSubmit={onEnter}
      data-more={(open !== undefined && open < parts.length - 1) || undefined}
      onChange={onChange}
    >
      {isWrong && <ErrorSummary key={round} id={id} errors={errors} fields={fields} />}
      <Fields id={id} {...{ parts, open, errors }} hints={isLive ? hints : undefined} />
      {open !== undefined && (
        <Turns open={open} count={parts.length} next={next} onNext={onNext} onBack={() => turnTo(open - 1)} />
      )}
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
