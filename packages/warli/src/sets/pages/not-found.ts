import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { lantern } from '../../figure/hold';
import { poses } from '../../figure/pose';
import { moon, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { beast, hen } from '../../props/animal';
import { guidepost } from '../../props/guidepost';
import { dashes, ground, line } from '../../svg';

/** One who holds up a lantern and scratches the head. */
const lost: Person = {
  at: [210, 836],
  h: 480,
  halo: true,
  stroke: 11,
  hat: 'topi',
  holds: [null, lantern],
  pose: { ...poses.stand, lean: -4, nod: -12, arms: [{ to: [172, 372], other: true }, { to: [346, 402] }] },
};

/** Two roads that cross at the post. */
const roads = 'M50 690Q330 690 690 780T1260 870M50 856Q330 850 690 780T1260 660';

/** The scene `not-found`. */
export const notFound: Scene = (r) =>
  [
    stars([30, 30], [430, 250], 12, r),
    stars([960, 30], [1170, 190], 5, r),
    moon([1070, 120], 56),
    line(roads, 76) + line(roads, 66, ground) + dashes(roads, 4, [14, 26]),
    guidepost(
      [690, 800],
      640,
      [
        [-90, 200, 160],
        [184, 270, 300],
        [-14, 310, 320],
        [166, 376, 250],
        [8, 408, 260],
        [196, 482, 280],
        [24, 516, 270],
        [90, 610, 140],
      ],
      4,
    ),
    hen([880, 238], 66),
    beast([1010, 850], 124, true, 'goat'),
    person(lost),
  ].join('');
