import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { armed, limbs, poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import {
  box,
  cover,
  disc,
  dots,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  poly,
  times,
  turned,
} from '../../svg';

const floor = 838;

const nut: Point = [896, 386];

/** The engineer turns the nut with the question itself. */
const engineer: Person = {
  at: [566, floor],
  h: 650,
  stroke: 14,
  halo: true,
  hat: 'cap',
  pose: {
    ...poses.push,
    lean: 12,
    nod: -4,
    arms: [{ to: [706, 428] }, { to: [752, 414] }],
    legs: limbs(-34, -30, 40, 6),
  },
};

/** Whoever asks it does not do it for him. */
const asks: Person = {
  at: [278, floor],
  h: 610,
  stroke: 14,
  halo: true,
  woman: true,
  pose: { ...armed(poses.stand, [-40, 60], { to: [420, 410] }), legs: limbs(-5, -2, 5, 2), nod: -2 },
};

/** A question mark as a spanner: its hook is about the nut, its dot at the end of the grip. */
const questionSpanner = (): string => {
  const [x, y] = nut;
  const d = `M${x - 84} ${y + 10}A88 88 0 1 1 ${x + 62} ${y + 62}Q${x} ${y + 110} ${x} ${y + 200}`;
  return turned(line(d, 54, ground) + line(d, 40, marigold), 80, nut);
};

/** The dot of the question mark, over his sleeves. */
const dot = (): string =>
  turned(
    line(dots([[nut[0], nut[1] + 286]]), 80, ground) + line(dots([[nut[0], nut[1] + 286]]), 62, marigold),
    80,
    nut,
  );

/** The machine that has stopped. */
const machine = (): string =>
  cover(box([770, 180], 380, floor - 180), 9) +
  cover(disc(nut, 150), 7) +
  ink(
    poly(
      times(6).map((i) => polar(nut, i * 60 + 10, 56)),
      true,
    ),
  ) +
  ink(disc(nut, 20), ground) +
  line(dots(times(8).map((i) => polar(nut, i * 45, 128))), 12) +
  line(path(810, 620, 1110, 620) + path(810, 680, 1110, 680) + path(810, 740, 1110, 740), 8) +
  line(path(1000, 180, 1000, 90, 1200, 90) + path(1060, 180, 1060, 150, 1200, 150), 8);

/** The scene `the-question`. */
export const theQuestion: Scene = () =>
  [
    machine(),
    person(asks),
    person(engineer),
    questionSpanner(),
    armsOver(engineer),
    dot(),
    frame({ bottom: 'diamonds' }),
  ].join('');
