import { bones, type Bones, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import { hills, peak } from '../../ground/land';
import type { Scene } from '../../page';
import { upturned } from '../../props/attic';
import { tea } from '../../props/bank';
import { laugh } from '../../props/laugh';
import { ladle } from '../../props/meal';
import { snow } from '../../props/outpost';
import { knittedCap, medals, officersCap } from '../../props/uniform';
import { cauldron } from '../../props/village';
import type { Random } from '../../random';
import { bow, dots, ground, line, path, type Point, times } from '../../svg';

const floor = 838;

/** The colonel, out of uniform but for his cap and his medals. */
const colonel: Person = {
  at: [300, 640],
  h: 660,
  stroke: 14,
  halo: true,
  hung: true,
  hat: 'none',
  pose: {
    ...poses.chair,
    lean: -6,
    nod: -6,
    arms: [{ to: [206, 620] }, { to: [478, 478] }],
    legs: [{ to: [372, floor] }, { to: [456, floor] }],
  },
};

/** His cook, who still has the ladle. */
const cook: Person = {
  at: [900, 640],
  h: 630,
  stroke: 14,
  halo: true,
  hung: true,
  left: true,
  hat: 'none',
  pose: {
    ...poses.chair,
    lean: 6,
    nod: 2,
    arms: [{ to: [846, 596] }, { to: [700, 548] }],
    legs: [{ to: [828, floor] }, { to: [746, floor] }],
  },
};

/** Eyes that laugh. */
const merry = ({ byHead }: Bones): string =>
  line(
    [0.1, 0.68]
      .map((x) => bow(byHead([x - 0.2, 0.06]), byHead([x, -0.32]), byHead([x + 0.2, 0.06])))
      .join(''),
    6,
    ground,
  );

/** Snow that falls on everything but the fire. */
const snowfall = (r: Random): string =>
  line(
    dots(
      times(70).map((i): Point => [
        (i % 14) * 88 + r.between(0, 70),
        130 + Math.floor(i / 14) * 84 + r.between(0, 60),
      ]),
    ),
    9,
  );

/** The scene `winter-at-the-post`. */
export const winterAtThePost: Scene = (r) => {
  const peaks = [
    peak(-80, 560, 190, 120, 440, 560),
    peak(300, 560, 600, 70, 880, 560),
    peak(760, 560, 1020, 140, 1290, 560),
  ];
  return [
    hills(peaks),
    snow(peaks, 0.36),
    line(path(0, 562, 1200, 562), 5),
    snowfall(r),
    upturned([206, floor], 170, 190),
    upturned([824, floor], 170, 190),
    cauldron([592, floor], 230),
    person(colonel),
    officersCap(bones(colonel)),
    merry(bones(colonel)),
    medals(bones(colonel)),
    tea([496, 500], 84),
    person(cook),
    knittedCap(bones(cook)),
    laugh(bones(cook)),
    ladle([700, 548], [628, 650]),
    frame({ bottom: 'triangles' }),
  ].join('');
};
