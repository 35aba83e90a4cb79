import type { Validator } from './create-validator';

/** What the check needs beside the documents. */
export interface Tools {
  validator: Validator;
  /** The names of all icons. */
  iconNames: ReadonlySet<string>;
  /** The day of the check, like `2026-02-18`; its year is what `{year}` stands for. */
  today: string;
}
