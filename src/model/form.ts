import type { FormDocument, FormField, FormOption } from './content.generated';

/** A form as it is drawn, sent and received: a document of `_forms`, its links and texts rendered, its options in it. */
export interface Form extends Omit<FormDocument, '$schema' | 'schemaVersion' | 'fields'> {
  /** The name of its document. */
  name: string;
  fields: Field[];
}

/** A field of a form. */
export interface Field extends Omit<FormField, 'options'> {
  options?: Option[];
  /** The label of a box to tick as HTML, where it is more than its words. */
  labelHtml?: string;
  /** The days of the week that can be chosen, in words of the site's language. */
  weekdaysText?: string;
}

/** What one can choose; without a value the label is sent. */
export type Option = Exclude<FormOption, string>;
