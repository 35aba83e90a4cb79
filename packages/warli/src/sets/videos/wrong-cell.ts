import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { chair, table } from '../../props/room';
import { copies } from '../../props/school';
import { box, cover, each, ink, line, marigold, path } from '../../svg';

const floor = 838;

const [left, top, wide, tall] = [394, 130, 430, 370];

/** The old storekeeper, who has added up columns for thirty years. */
const storekeeper: Person = {
  at: [190, 684],
  h: 660,
  stroke: 14,
  halo: true,
  hung: true,
  hat: 'topi',
  pose: {
    ...poses.chair,
    lean: 8,
    nod: -4,
    arms: [[-18, 46], { to: [498, 392] }],
    legs: [{ to: [250, floor] }, { to: [300, floor] }],
  },
};

/** His young teacher, hand on heart: it is her formula. */
const teacher: Person = {
  at: [1028, floor],
  h: 640,
  stroke: 14,
  halo: true,
  woman: true,
  left: true,
  hat: 'plait',
  pose: { ...armed(poses.stand, [-42, 36], [22, 252]), lean: 4, nod: 8 },
};

/** The screen, full of cells: the one that is wrong is in the accent. */
const sheet = (): string =>
  line(path(left + wide / 2, top + tall, left + wide / 2, 596), 26) +
  line(path(left + wide / 2 - 90, 592, left + wide / 2 + 90, 592), 14) +
  cover(box([left, top], wide, tall), 12) +
  ink(box([left, top], wide, 52)) +
  ink(box([left + 107, top + 210], 107, 80), marigold) +
  line(
    each(3, (i) => path(left + 107 * (i + 1), top + 52, left + 107 * (i + 1), top + tall)) +
      each(3, (i) => path(left, top + 130 + i * 80, left + wide, top + 130 + i * 80)),
    5,
  ) +
  line(
    each(16, (i) =>
      i === 9
        ? ''
        : path(
            left + 30 + (i % 4) * 107,
            top + 91 + Math.floor(i / 4) * 80,
            left + 78 + (i % 4) * 107,
            top + 91 + Math.floor(i / 4) * 80,
          ),
    ),
    11,
  );

/** The scene `wrong-cell`. */
export const wrongCell: Scene = () =>
  [
    sheet(),
    table([340, 600], 560, floor - 600),
    copies([716, 596], 120, 5),
    chair([190, 696], floor - 696),
    person(storekeeper),
    armsOver(storekeeper, [0]),
    person(teacher),
    armsOver(teacher, [1]),

    frame({ bottom: 'zigzag' }),
  ].join('');
