import type { Validator } from './create-validator';

/** What the check needs beside the documents. */
export interface Tools {
  validator: Validator;
  /** The names of all icons. */
  iconNames: ReadonlySet<string>;
  /** What `{year}` stands for. */
  year: number;
}
