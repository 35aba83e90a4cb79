import { bones, type Bones, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
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
  at: [270, 684],
  h: 660,
  stroke: 14,
  halo: true,
  hung: true,
  hat: 'none',
  pose: {
    ...poses.chair,
    lean: -6,
    nod: -6,
    arms: [[-20, 44], { to: [478, 478] }],
    legs: [{ to: [318, floor] }, { to: [374, floor] }],
  },
};

/** His cook, who still has the ladle. */
const cook: Person = {
  at: [936, 684],
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
    arms: [[-20, 48], { to: [700, 548] }],
    legs: [{ to: [886, floor] }, { to: [832, floor] }],
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
    upturned([176, floor], 170, 146),
    upturned([856, floor], 170, 146),
    cauldron([592, floor], 230),
    person(colonel),
    armsOver(colonel, [0]),
    officersCap(bones(colonel)),
    merry(bones(colonel)),
    medals(bones(colonel)),
    tea([496, 500], 84),
    person(cook),
    armsOver(cook, [0]),
    knittedCap(bones(cook)),
    laugh(bones(cook)),
    ladle([700, 548], [628, 650]),
    frame({ bottom: 'triangles' }),
  ].join('');
};
