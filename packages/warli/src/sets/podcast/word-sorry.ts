import { bones, type Bones, type Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { armsOver, bench } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import {
  bow,
  bows,
  box,
  cotton,
  cover,
  disc,
  ground,
  line,
  marigold,
  pairs,
  path,
  type Point,
  poly,
} from '../../svg';

const floor = 838;

const joined: Point = [596, 594];

/** The surgeon, come straight from the theatre: one hand on her heart, the other with the family. */
const surgeon: Person = {
  at: [352, 690],
  h: 660,
  stroke: 14,
  halo: true,
  hung: true,
  woman: true,
  hat: 'none',
  pose: {
    ...poses.chair,
    lean: 8,
    nod: 12,
    arms: [{ to: [404, 500] }, { to: joined }],
    legs: [{ to: [398, floor] }, { to: [458, floor] }],
  },
};

/** Somebody's mother, who waited. */
const mother: Person = {
  at: [800, 698],
  h: 630,
  stroke: 13,
  halo: true,
  hung: true,
  woman: true,
  left: true,
  pose: {
    ...poses.chair,
    lean: 12,
    nod: 16,
    arms: [[-12, 52], { to: [joined[0] + 10, joined[1] + 12] }],
    legs: [{ to: [752, floor] }, { to: [694, floor] }],
  },
};

/** The cap of the theatre in the accent, tied at the back, and the mask pulled down under the chin. */
const theatreDress = ({ byHead, headRadius: r }: Bones): string => {
  const at = (...xy: number[]): Point[] => pairs(xy).map(byHead);
  const cap = bows(at(-1.1, 0.34, -1.6, -1.1, -0.5, -1.35, 0.6, -1.5, 1.1, -0.2, 0, -0.2, -1.1, 0.34));
  const mask = poly(at(0.16, 0.72, 1.06, 0.44, 1.2, 1.16, 0.42, 1.5), true);
  return (
    line(poly(at(-1.1, 0.3, -1.75, 0.5)) + poly(at(-1.1, 0.3, -1.6, 0.9)), r * 0.2, marigold) +
    cover(cap, 5, ground, marigold) +
    line(poly(at(0.2, 0.8, -0.85, 0.5)), 4, ground) +
    cover(mask, 5, ground, cotton)
  );
};

/** Eyes that are closed for a moment. */
const lowered = ({ byHead }: Bones, x: number): string =>
  line(bow(byHead([x, 0.12]), byHead([x + 0.28, 0.4]), byHead([x + 0.52, 0.12])), 5, ground);

/** The double door of the theatre, each leaf with a round pane. */
const doors = (): string =>
  cover(box([52, 150], 260, floor - 150), 8) +
  line(path(182, 150, 182, floor), 6) +
  line(disc([118, 320], 40) + disc([246, 320], 40), 7) +
  line(path(160, 520, 160, 600) + path(204, 520, 204, 600), 9);

/** The scene `word-sorry`. */
export const wordSorry: Scene = () => {
  const of = bones(surgeon);
  return [
    doors(),
    figure(
      [1008, floor],
      640,
      { ...armed(poses.stand, { to: [1092, 560] }, { to: [846, 432] }), nod: 26, lean: 2 },
      { left: true, stroke: 13, hat: 'topi' },
    ),
    bench([660, 712], 300, floor - 712),
    line(path(268, 706, 440, 706), 14),
    line(path(290, 706, 276, floor) + path(416, 706, 430, floor), 8),
    person(mother),
    armsOver(mother, [0]),
    lowered(bones(mother), 0.3),
    person(surgeon),
    armsOver(surgeon),
    theatreDress(of),
    lowered(of, 0.3),
    frame({ bottom: 'comb' }),
  ].join('');
};
