import type { EngineBrands } from '../brand/engine-brand';
import type { Validator } from './create-validator';

/** What the check needs beside the documents. */
export interface Tools {
  validator: Validator;
  /** The brands that come with the engine. */
  brands: EngineBrands;
  /** The names of the icons that every site has. */
  iconNames: ReadonlySet<string>;
  /** The day of the check, like `2026-02-18`; its year is what `{year}` stands for. */
  today: string;
}
