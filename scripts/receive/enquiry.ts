import type { Words } from '../../src/words/words';

/** What was filled in, by field name. */
export type Fields = Record<string, string>;

/** An enquiry as it is stored: one line of JSON. */
export interface Enquiry {
  /** Tells it from every other one; a repetition of it has the same. */
  id: string;
  /** When it came, ISO 8601 in UTC. */
  receivedAt: string;
  formId: string;
  /** The name of its form. */
  kind: string;
  fields: Fields;
  /** Only when the field that people do not see was filled in. */
  suspect?: true;
}

/** Why a post was not taken, by the name of the words for it. */
export type Reason = keyof Words['receiver'];

/** What is wrong with a field: its name and its label, the name of the words for what is wrong, and the limit that they name. */
export interface FieldError {
  field: string;
  label?: string;
  fault: Reason | keyof Words['fields'];
  limit?: string | undefined;
}

/** What went wrong with a post: its HTTP status, the reason, and the fields that are to blame. */
export interface Refusal {
  status: number;
  error: Reason;
  errors?: FieldError[];
  /** After how many seconds to try again. */
  retryAfter?: number;
}

/** Thrown while a post is read and understood; it becomes the answer. */
export class Refused extends Error {
  readonly refusal: Refusal;

  /** @param refusal what the sender reads. */
  constructor(refusal: Refusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}
