import * as words from '#words/forms';
import { useSite } from '../components/SiteInfo/site-info';
import { enquiryKinds, type EnquiryKind } from '../model/enquiry-kinds';
import { formSettings, isEmbedded } from '../lib/form-settings';
import classes from './Form.module.css';

/** What a form sends beside what is typed, for posts without scripts, and the field that only robots fill in. */
export function HiddenFields({ kind, thanksPage }: { kind: EnquiryKind; thanksPage: string | undefined }) {
  const { forms, origin } = useSite();
  const { honeypot, redirect, extra, endpoint } = formSettings(forms);
  const { formType } = enquiryKinds[kind];
  const landing = thanksPage !== undefined && !isEmbedded({ endpoint }) ? origin + thanksPage : thanksPage;
  const hidden = {
    ...(formType !== undefined && { formType }),
    ...extra,
    ...(landing !== undefined && { [redirect]: landing }),
  };
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={classes.honeypot} aria-hidden="true">
        <label>
          {words.leaveEmpty}
          <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
