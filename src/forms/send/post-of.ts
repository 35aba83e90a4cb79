import type { Form } from '../../model/form';
import { formSettings, isEmbedded } from '../../lib/form-settings';
import type { SiteData } from '../../model/page-data';
import type { Draft } from '../draft';
import type { Values } from '../fields/values';
import { formAddress } from './form-address';
import type { Post } from './send-enquiry';

/** What is posted for what stands in a form, and the draft that remembers it. */
export interface PreparedPost {
  post: Post;
  attempt: NonNullable<Draft['attempt']>;
}

/**
 * Prepares an enquiry: what its form sends with each, all its fields, and what the form service wants.
 * The same words get the same key as before, so that a repetition is one enquiry; other words are another.
 * @param honeypotValue what a robot wrote into the hidden field; empty for people.
 */
export function postOf(
  site: Pick<SiteData, 'forms' | 'basePath'>,
  form: Form,
  values: Values,
  honeypotValue: string,
  earlier: Draft['attempt'],
): PreparedPost {
  const { extra, honeypot } = formSettings(site.forms);
  const fields = {
    ...form.sends,
    ...values,
    ...extra,
    ...(honeypotValue !== '' && { [honeypot]: honeypotValue }),
  };
  const body = JSON.stringify(fields);
  const key = earlier?.body === body ? earlier.key : newKey();
  const post = {
    address: formAddress(site, form),
    body: fields,
    ...(knowsRepetition(site.forms) && { key }),
  };
  return { post, attempt: { body, key } };
}

/** Whether the receiver of a site's forms knows a repetition by its key: the embedded one does, form services get none. */
export function knowsRepetition(forms: SiteData['forms']): boolean {
  return isEmbedded(formSettings(forms));
}

/** Not `randomUUID`, which only pages with https have. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
