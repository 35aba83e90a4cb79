import type { Rule } from '../rule';

export const lists: Rule = {
  about: 'A block takes its entries only from a list that exists, is of its kind and is long enough.',
  codes: ['unknown-collection', 'wrong-collection', 'too-few-entries'],
  check: ({ lists: found }) => [...found.values()].flatMap(({ findings }) => findings),
};
