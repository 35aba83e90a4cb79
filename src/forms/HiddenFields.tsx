import * as words from '#words/forms';
import { useSite } from '../components/SiteInfo/site-info';
import type { Form } from '../model/form';
import { formSettings, isEmbedded } from '../lib/form-settings';
import classes from './Form.module.css';

/** What a form sends beside what is typed, for posts without scripts, and the field that only robots fill in. */
export function HiddenFields({ form: { sends, fields, thanks } }: { form: Form }) {
  const { forms, origin } = useSite();
  const { honeypot, redirect, extra, endpoint } = formSettings(forms);
  const page = thanks?.page;
  const landing = page !== undefined && !isEmbedded({ endpoint }) ? origin + page : page;
  const hidden = {
    ...sends,
    ...hiddenValues(fields),
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

function hiddenValues(fields: Form['fields']): Record<string, string> {
  const hidden = fields.filter(({ kind }) => kind === 'hidden');
  return Object.fromEntries(hidden.map(({ name, value = '' }) => [name, value]));
}
