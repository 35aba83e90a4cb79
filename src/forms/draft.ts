import type { Values } from './fields/values';

/** A form that was not sent yet, and how it was last sent in vain. */
export interface Draft {
  values: Values;
  /** The body that was sent, as text, and its key. */
  attempt?: { body: string; key: string };
}

const place = (form: string): string => `enquiry:${form}`;

/** What was typed in this tab and not sent; nothing when the browser keeps nothing. */
export function readDraft(form: string): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(place(form)) ?? '') as Partial<Draft>;
    return typeof draft.values === 'object' ? { values: draft.values, ...draft } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft until the tab is closed. */
export function writeDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(place(form), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing, or is full: the form itself still holds everything.
  }
}

/** Forgets a draft. */
export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(place(form));
  } catch {
    // As above.
  }
}
