import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { armed, limbs, poses } from '../../figure/pose';
import { moon, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { bundle } from '../../props/records';
import { tulsi, wateringCan } from '../../props/tulsi';
import { cotton, dashes, disc, dots, each, ground, hide, line, path, type Point } from '../../svg';

const floor = 838;

/** The left foot and the width of a tied file in the pile. */
const file = (i: number): readonly [Point, number] => [
  [40 + i * 12 + (i % 2) * 22, floor - i * 92],
  220 - i * 8,
];

/** The knots of every other file. */
const knots = (first: number): string =>
  dots(
    [first, first + 2, first + 4].map((i): Point => {
      const [[x, y], w] = file(i);
      return [x + w / 2, y - 45];
    }),
  );

/** What is left of the day, in tied files. */
const files = (): string =>
  each(6, (i) => bundle(...file(i), 90, i % 2 ? cotton : ground)) +
  line(knots(0), 18) +
  line(knots(1), 18, ground);

/** She who waters. */
const she: Person = {
  at: [430, floor],
  h: 620,
  stroke: 13,
  halo: true,
  woman: true,
  pose: {
    ...armed(poses.stand, [-24, 0], { to: [676, 374] }),
    lean: 6,
    nod: 10,
    legs: limbs(-6, -4, 6, 4),
  },
};

/** The scene `watering-the-tulsi`: at the end of a bad day a woman waters the tulsi; the paper behind her may wait. */
export const wateringTheTulsi: Scene = (r) =>
  [
    stars([380, 30], [1180, 240], 22, r),
    hide(disc([1030, 150], 74)),
    moon([1030, 150], 60),
    files(),
    tulsi([1010, floor]),
    dressed([she]),
    wateringCan([666, 466]),
    line(path(0, floor + 6, 1200, floor + 6), 6),
    dashes(`M15 ${floor + 32}H1200`, 5, [22, 22, 0, 22]),
  ].join('');
