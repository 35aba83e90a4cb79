import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { lantern } from '../../figure/hold';
import { poses } from '../../figure/pose';
import { groundLine } from '../../frame';
import { moon, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { beast, hen } from '../../props/animal';
import { guidepost } from '../../props/guidepost';
import { dashes, hide, line, type Point, poly, turned } from '../../svg';

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

/** The line behind which the roads go away, and the foot of the post, where they cross. */
const [horizon, foot]: readonly [number, Point] = [668, [690, 806]];

/** One of two roads, which comes in at the lower edge and goes to the horizon at the side `k` (1 is right): `wide` 0 is its middle, -1 and 1 are its edges. */
const road = (k: number, wide: number): readonly [Point, Point] => [
  [foot[0] + k * 310 + wide * 24, horizon],
  [foot[0] - k * 242 + wide * 112, 914],
];

/** Two roads that cross at the post, wider the nearer they are. */
const roads = (): string => {
  const sides = [-1, 1];
  const edges = sides.flatMap((k) => sides.map((wide) => poly(road(k, wide))));
  const beds = sides.map((k) => poly([...road(k, -1), ...road(k, 1).toReversed()], true));
  return (
    line(edges.join(''), 10) +
    hide(beds.join('')) +
    dashes(sides.map((k) => poly(road(k, 0))).join(''), 5, [16, 24])
  );
};

/** The scene `not-found`. */
export const notFound: Scene = (r) =>
  [
    stars([30, 30], [430, 250], 12, r),
    stars([960, 30], [1170, 190], 5, r),
    moon([1070, 120], 56),
    roads() + groundLine(horizon),
    guidepost(
      foot,
      716,
      [
        [187, 640, 270],
        [-9, 548, 310],
        [173, 456, 240],
        [6, 364, 280],
        [185, 272, 250],
        [-7, 180, 190],
      ],
      3,
    ),
    turned(hen([880, 194], 66), -9, [880, 194]),
    beast([1064, 862], 98, true, 'goat'),
    person(lost),
  ].join('');
