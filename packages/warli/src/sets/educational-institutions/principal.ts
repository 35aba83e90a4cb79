import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { poses } from '../../figure/pose';
import { armsOver, sitter } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { pupil } from '../../props/school';
import { box, cotton, cover, each, ground, ink, line, marigold, num, path, shape, white } from '../../svg';

const floor = 838;
const top = 590;

const head = sitter(
  [890, 648],
  floor,
  660,
  {
    lean: 6,
    legs: [{ to: [836, floor] }, { to: [790, floor] }],
    arms: [{ to: [836, 566] }, { to: [700, 462] }],
  },
  { woman: true, left: true, stroke: 12 },
);

const father: Person = {
  at: [165, floor],
  h: 660,
  hat: 'topi',
  stroke: 12,
  halo: true,
  pose: { ...poses.stand, lean: 4, nod: 6, arms: [[-14, 4], { to: [306, 590] }] },
};

/** A chair with a high back. */
const chair =
  cover(`M980 660V250Q980 200 1020 200T1060 250V${floor - 160}`, 10) +
  line(path(840, 664, 1060, 664) + path(1050, 664, 1060, floor) + path(850, 664, 850, floor), 13);

const desk =
  cover(box([460, top], 430, floor - top), 10) +
  line(shape(500, 716, 675, 634, 850, 716, 675, 798), 8) +
  ink(box([436, top - 14], 478, 28));

/** A cup that the school has won: takes the middle of its foot. */
const cup = (x: number, y: number): string =>
  line(`M${num(x - 50)} ${num(y - 150)}q-44 70 50 90q94 -20 50 -90`, 9, marigold) +
  ink(
    `M${num(x - 56)} ${num(y - 170)}h112q0 100 -46 116v24h30v30h-80v-30h30v-24q-46 -16 -46 -116Z`,
    marigold,
  );

const files = each(3, (i) =>
  cover(box([620 + (i % 2) * 14, top - 48 - i * 36], 150, 36), 7, ground, i % 2 ? cotton : white),
);

/** The scene `principal`. */
export const principal: Scene = () =>
  [
    dressed([father]),
    pupil([352, floor], 350, poses.stand, { woman: true, hat: 'plait', stroke: 9 }),
    armsOver(father),
    chair,
    dressed([head]),
    desk,
    files,
    cup(530, 576),
    armsOver(head),
    frame({ bottom: 'triangles' }),
  ].join('');
