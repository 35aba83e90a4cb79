import type { Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { armsOver } from '../../../figure/seat';
import { limbs, poses } from '../../../figure/pose';
import { box, cotton, cover, each, ground, ink, line, path, shape, white } from '../../../svg';
import { far } from '../../../ground/story';
import { floor, girl } from './girl';
import { folded } from './shirt';

/** A curtain, the left end of its hem and what its hem is worth. */
const curtain = (i: number): string => {
  const x = 516 + i * 70;
  return (
    cover(`M${x} 116h62v162${each(3, () => 'q-10 12 -20.7 0')}Z`, 5, undefined, i % 2 ? cotton : ground) +
    line(path(x + 21, 130, x + 21, 274) + path(x + 41, 130, x + 41, 274), 4, i % 2 ? ground : undefined)
  );
};

/** A bare foot below the hem. */
const foot = (x: number): string =>
  line(path(x, 270, x, 332), 10) + ink(shape(x - 4, 338, x, 322, x + 22, 338));

/** Those who wait, from the curtains on. */
const queue: readonly Partial<Person>[] = [
  { hat: 'turban' },
  { woman: true, h: 196 },
  { h: 206 },
  { woman: true, hat: 'plait', h: 192 },
];

/** She, with her arms about a pile. */
const she: Person = {
  at: [846, floor],
  h: 310,
  pose: {
    ...poses.stand,
    lean: -4,
    legs: limbs(-16, -20, 20, 8),
    arms: [{ to: [880, 440] }, { to: [906, 438] }],
  },
};

/** One o'clock: six curtains, a long queue, and she with a pile of clothes. */
export const trial = (): string =>
  [
    [530, 556, 680, 746].map(foot).join(''),
    line(path(748, 110, 730, 66, 756, 34), 13) + ink(shape(749, 36, 750, 14, 758, 2, 766, 14, 764, 38)),
    line(path(758, 34, 776, 24), 7),
    far(each(6, curtain)),
    cover('M588 100h46v100h-18l-5 -66l-5 66h-18Z', 5, ground, white),
    far(
      line(
        path(496, 106, 944, 106) +
          path(496, 342, 944, 342) +
          path(500, 70, 500, floor) +
          path(940, 106, 940, 342),
        6,
      ),
    ),
    queue
      .map((more, i) =>
        person({
          at: [544 + i * 67, floor],
          h: 202,
          left: true,
          pose: { ...poses.stand, arms: limbs(-3, 3, 3, -3) },
          ...more,
        }),
      )
      .join(''),
    girl(she),
    each(4, (i) => cover(box([872, 434 - i * 22], 72, 20), 4, ground, i % 2 ? cotton : white)),
    folded([870, 340], 76, 28),
    armsOver({ woman: true, stroke: 9, ...she }, [1]),
  ].join('');
