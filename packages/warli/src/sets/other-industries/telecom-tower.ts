import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { bag, pad, phone } from '../../figure/hold';
import { armed, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { bow, disc, dots, each, ink, line, marigold, path, shape, times } from '../../svg';

/** The tower is one triangle of four rows of triangles: how wide and high one is, and where the foot is. */
const [wide, tall, foot] = [272, 184, 866];

/** The left end of a row, counted from below, and its floor. */
const from = (row: number): number => 600 - ((4 - row) * wide) / 2;
const floor = (row: number): number => foot - row * tall;

const lattice = (): string =>
  line(
    times(4)
      .flatMap((row) =>
        times(4 - row).map((i) => {
          const [x, y] = [from(row) + i * wide, floor(row)];
          return shape(x, y, x + wide / 2, y - tall, x + wide, y);
        }),
      )
      .join(''),
    8,
  );

/** The rivets where the girders meet. */
const rivets = (): string =>
  line(
    dots(times(5).flatMap((row) => times(5 - row).map((i) => [from(row) + i * wide, floor(row)] as const))),
    24,
  );

/** Those in the rows, from the office at the foot up to her who repairs at the top. */
const looks: readonly Partial<Person>[] = [
  { hat: 'tie', holds: [null, bag], pose: armed(poses.walk, [-24, 0], [16, 10]) },
  { woman: true, hat: 'plait', holds: [null, pad], pose: armed(poses.stand, [-20, 10], [16, 60]) },
  { hat: 'tie', pose: poses.climb },
  { woman: true, holds: [null, phone], pose: armed(poses.stand, [-30, 14], [30, 156]), left: true },
  { hat: 'helmet', pose: poses.climb },
  { woman: true, hat: 'helmet', pose: armed(poses.stand, [-30, 10], [80, 100]) },
  { hat: 'helmet', pose: poses.climb, left: true },
  { hat: 'tie', pose: poses.climb },
  { hat: 'helmet', pose: poses.akimbo, left: true },
  { woman: true, hat: 'helmet', pose: armed(poses.stand, [-30, 10], [50, 90]) },
];

const climbers = (): string =>
  times(4)
    .flatMap((row) => times(4 - row).map((i) => ({ row, i })))
    .map(({ row, i }, n) =>
      person({
        at: [from(row) + (i + 0.5) * wide, floor(row) - 6],
        h: 148,
        stroke: 7,
        pose: poses.stand,
        ...looks[n],
      }),
    )
    .join('');

/** What the tower sends out, to both sides of its top. */
const waves = (): string =>
  line(
    each(5, (i) => {
      const [a, b] = [84 + i * 96, 40 + i * 96];
      return [-1, 1]
        .map((k) =>
          bow(
            [600 + k * a, 96 - i * 16],
            [600 + k * (a + 36 + i * 28), 120 + b * 0.4],
            [600 + k * a, 116 + b],
          ),
        )
        .join('');
    }),
    8,
  );

/** The scene `telecom-tower`: ten people in the triangles of one tower, the office at its foot, the mechanics at its top. */
export const telecomTower: Scene = () =>
  [
    waves(),
    lattice(),
    rivets(),
    line(path(600, 130, 600, 70), 10),
    ink(disc([600, 60], 26), marigold),
    line(path(0, foot + 4, 1200, foot + 4), 8),
    climbers(),
  ].join('');
