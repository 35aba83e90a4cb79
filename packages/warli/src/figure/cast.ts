import type { Person } from './bones';

/** The part of a person that says who it is. */
export type Look = Pick<Person, 'woman' | 'hat'>;

const village: readonly Look[] = [
  {},
  { woman: true },
  { hat: 'turban' },
  { woman: true, hat: 'plait' },
  { hat: 'topi' },
  {},
  { woman: true },
];
const office: readonly Look[] = [
  { hat: 'tie' },
  { woman: true },
  {},
  { woman: true, hat: 'plait' },
  { hat: 'tie' },
  { woman: true },
];

/** Takes a position in a row and gives who stands there, so that neighbours differ. */
export const villager = (i: number): Look => village[i % village.length] ?? {};

/** Takes a position in a row and gives a colleague from an office. */
export const colleague = (i: number): Look => office[i % office.length] ?? {};
