import type * as en from './en';

/** What has the names of `T`, with any texts. */
type TextsLike<T> = {
  readonly [Name in keyof T]: T[Name] extends string
    ? string
    : T[Name] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : TextsLike<T[Name]>;
};

/** The interface texts of one language: all that the engine itself says to a visitor, by the part that says it. */
export type Words = TextsLike<typeof en>;
