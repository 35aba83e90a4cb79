import { useEffect, useRef } from 'react';
import * as words from '#words/forms';
import { PlainLink } from '../components/ActionLink/ActionLink';
import actions from '../components/ActionLink/ActionLink.module.css';
import { useSite } from '../components/SiteInfo/site-info';
import { phoneAddress } from '../lib/phone-address';
import classes from './Form.module.css';
import { failureWords } from './send/failure-words';
import { knowsRepetition } from './send/post-of';
import type { Failure } from './send/send-enquiry';

/** What the note takes: what happened, what its team calls the form, and what was typed, a line a field. */
export interface FailureNoteProps {
  failure: Failure;
  title: string;
  lines: string;
  /** false when something else, like a list of mistakes, is to be read first. */
  takesFocus: boolean;
}

/** Says why the enquiry has not been confirmed, that nothing is lost, and what else leads to the team. */
export function FailureNote({ failure, title: subject, lines, takesFocus }: FailureNoteProps) {
  const { contact, forms } = useSite();
  const { email, whatsapp, phone } = contact;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const { title, text } = failureWords(failure, knowsRepetition(forms), contact.email !== undefined);
  const chat = `https://wa.me/${whatsapp}?text=${encodeURIComponent(lines)}`;
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
  return (
    <div ref={box} className={classes.failure} role="alert" tabIndex={-1}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{`${text} ${words.nothingLost}`}</p>
      <div className={classes.ways}>
        <button type="submit" className={actions.button}>
          {words.tryAgain}
        </button>
        {whatsapp !== undefined && (
          <PlainLink link={{ to: chat }} className={actions.button}>
            {words.byWhatsapp}
          </PlainLink>
        )}
        {email !== undefined && (
          <PlainLink link={{ to: mail }} className={actions.button}>
            {words.byEmail}
          </PlainLink>
        )}
        {whatsapp === undefined && phone !== undefined && (
          <PlainLink link={{ to: phoneAddress(phone) }} className={actions.button}>
            {phone}
          </PlainLink>
        )}
      </div>
    </div>
  );
}
