import { typed, type Mistake } from '../mistake';

const training = 'trainings.json';

/** What was found when the mistakes of people at their desks were played through. */
export const playedMistakes: readonly Mistake[] = [
  typed('a word twice in a list of words', training, '["tea", "boss",', '["tea", "boss", "tea",', {
    names: /"tea"/,
    says: /delete this one/i,
  }),
];
