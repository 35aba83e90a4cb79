import { behind } from '../../figure/behind';
import { figure } from '../../figure/figure';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { box, cover, dots, each, line, marigold, onBow, path, type Point, times } from '../../svg';
import { ballroom, bank, college, lawn, lintel, office, sill } from './halls';

const floor = 872;

const middle = (i: number): number => 132 + i * 208;

/** How somebody speaks in each of them: with open arms, at a board, walking, with both arms up, and into the wind. */
const talks: readonly (readonly [number, Pose, boolean?])[] = [
  [8, { ...poses.stand, arms: limbs(-22, -150, 22, 150) }],
  [10, poses.raise, true],
  [-10, { ...poses.walk, arms: limbs(-30, -4, 12, 44) }],
  [12, { ...poses.stand, arms: limbs(-136, -168, 136, 168) }],
  [
    118,
    {
      lean: 10,
      arms: [
        [-30, 20],
        [70, 168],
      ],
      legs: limbs(-28, -34, 34, 2),
      nod: -8,
    },
    true,
  ],
];

/** The way from her to one of them. */
const way = (i: number): string => {
  const k = i - 2;
  const [x, n] = [middle(i), 3 + Math.abs(k) * 7];
  const from: Point = k ? [600 + k * 66, floor - 34] : [x, sill + 92];
  return line(
    dots(times(n).map((j) => onBow(from, [x, k ? floor - 90 : sill + 64], [x, sill + 38], j / (n - 1)))),
    8,
  );
};

/** The scene `five-halls`: the same talk in a ballroom, a bank, an office, a college and on a lawn, and a woman who has to choose. */
export const fiveHalls: Scene = (r) =>
  [
    each(4, (i) => cover(box([middle(i) - 92, lintel], 184, sill - lintel))),
    ballroom(middle(0)),
    bank(middle(1)),
    office(middle(2)),
    college(middle(3)),
    lawn(middle(4), r),
    talks
      .map(([dx, pose, left = false], i) =>
        figure([middle(i) + dx, sill], 236, pose, { stroke: 6, left, shirt: marigold }),
      )
      .join(''),
    line(path(40, sill + 4, 1160, sill + 4), 6),
    each(5, (i) => way(i)),
    behind(
      [600, floor],
      350,
      { woman: true, hat: 'knot', stroke: 8 },
      armed(poses.akimbo, [-58, 42], [40, 150]),
    ),
    line(path(40, floor + 5, 1160, floor + 5)),
  ].join('');
