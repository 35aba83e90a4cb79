import { type Person, skeleton } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { armsOver } from '../../../figure/seat';
import { between, ground, ink, type Point, poly } from '../../../svg';

/** Where all feet stand. */
export const floor = 604;

/** Takes a person who is drawn already and gives a dark waistcoat over the shirt. */
const waistcoat = (one: Person): string => {
  const { neck, waist, shoulders, place } = skeleton(one);
  const half = (s: Point): string => {
    const [outer, inner] = [between(s, neck, 0.12), between(neck, s, 0.34)];
    const tip = between(between(neck, waist, 0.68), s, 0.06);
    return poly(
      [
        between(outer, waist, 0.07),
        between(inner, waist, 0.07),
        tip,
        between(tip, waist, 0.6),
        between(s, waist, 0.8),
      ].map(place),
      true,
    );
  };
  return ink(shoulders.map(half).join(''), ground);
};

/** Takes how he stands or sits and gives Deshmukh kaka: the cap and the waistcoat are his. */
export const kaka = (one: Omit<Person, 'hat'>): string => {
  const he: Person = { halo: true, stroke: 9, ...one, hat: 'topi' };
  return person(he) + waistcoat(he) + armsOver(he);
};
