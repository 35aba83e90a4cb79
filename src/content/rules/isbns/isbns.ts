import { findingIn } from '../../problems/finding';
import { entries } from '../../facts/site';
import { textOf } from '../../validate/annotation';
import { lastDigit } from '../../validate/wrong-format';
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
