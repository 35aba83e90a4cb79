import { findingIn } from '../../problems/finding';
import { entries } from '../../facts/site';
import { textOf } from '../../validate/annotation';
import type { Rule } from '../rule';

export const isbns: Rule = {
  about: 'The last digit of an ISBN fits the others.',
  codes: ['wrong-isbn'],
  check: (site) =>
    entries(site).flatMap(({ document, annotations }) =>
      annotations.flatMap((annotation) => {
        const isbn = annotation.kind === 'isbn' ? textOf(annotation) : undefined;
        // Another shape is told of as such.
        if (isbn === undefined || !/^97[89]\d{10}$/.test(isbn)) return [];
        const last = lastDigit(isbn);
        return Number(isbn.slice(-1)) === last
          ? []
          : [findingIn(document, annotation.pointer, 'value', 'wrong-isbn', { isbn, last })];
      }),
    ),
};

/** The last digit of an ISBN of 13 digits, from the twelve before it (ISO 2108). */
export function lastDigit(isbn: string): number {
  const sum = Array.from(isbn.slice(0, 12), Number).reduce(
    (all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}
