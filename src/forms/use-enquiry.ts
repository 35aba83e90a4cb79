import { useForm } from '@mantine/form';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { useSite } from '../components/SiteInfo/site-info';
import type { Field, Form } from '../model/form';
import { formSettings } from '../lib/form-settings';
import type { SiteData } from '../model/page-data';
import { clearDraft, readDraft, writeDraft } from './draft';
import { controlOf, fieldErrors } from './fields/field-errors';
import { readValues } from './fields/values';
import { postOf } from './send/post-of';
import { sendEnquiry, type Failure } from './send/send-enquiry';

/** What a form needs to be sent. */
export interface Enquiry {
  isSending: boolean;
  /** Messages by field. */
  errors: Record<string, string>;
  clearError: (name: string) => void;
  failure: Failure | undefined;
  /** How often it went wrong, so that each time is announced. */
  round: number;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Whether these fields could be sent; says what is wrong with them. */
  check: (fields: readonly Field[]) => boolean;
}

/** Checks a form, sends it, and sends it again. What stands in its fields is the browser's to hold. */
export function useEnquiry(
  ref: RefObject<HTMLFormElement | null>,
  content: Form,
  onSent: () => void,
): Enquiry {
  const site = useSite();
  const [failure, setFailure] = useState<Failure>();
  const [round, setRound] = useState(0);
  const form = useForm({
    mode: 'uncontrolled',
    validate: () => (ref.current ? fieldErrors(ref.current, content.fields) : {}),
  });
  const send = async () => {
    if (!ref.current) return;
    const failed = await post(ref.current, content, site);
    if (!failed) return onSent();
    setFailure(failed);
    setRound((last) => last + 1);
    if (failed.why === 'invalid') form.setErrors(failed.errors);
  };
  return {
    isSending: form.submitting,
    errors: form.errors as Record<string, string>,
    clearError: form.clearFieldError,
    failure,
    round,
    check: (fields) => {
      const found = ref.current ? fieldErrors(ref.current, fields) : {};
      form.setErrors(found);
      setRound((last) => last + 1);
      return Object.keys(found).length === 0;
    },
    onSubmit: (event) => form.onSubmit(send, () => setRound((last) => last + 1))(event),
  };
}

/** Sends what stands in a form. Its draft goes when the arrival is confirmed. */
async function post(form: HTMLFormElement, content: Form, site: SiteData): Promise<Failure | undefined> {
  const { name, fields } = content;
  const values = readValues(form, fields);
  const honeypotValue = controlOf(form, formSettings(site.forms).honeypot)?.value ?? '';
  const prepared = postOf(site, content, values, honeypotValue, readDraft(name)?.attempt);
  writeDraft(name, { values, attempt: prepared.attempt });
  const failure = await sendEnquiry(prepared.post);
  if (!failure) clearDraft(name);
  return failure;
}
