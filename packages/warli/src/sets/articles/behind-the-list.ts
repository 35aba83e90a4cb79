import { figure } from '../../figure/figure';
import { lantern } from '../../figure/hold';
import { armed, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { bound } from '../../props/library';
import { basket } from '../../props/outpost';
import { box, cover, dots, each, line, marigold, path, type Point, times } from '../../svg';

const floor = 838;

const row = (i: number): number => 128 + i * 58;

/** The list of those who are invited, and below it the first line of those who are not. */
const list = (): string =>
  cover(box([56, 80], 320, 640), 8) +
  line(dots(times(8).map((i): Point => [94, row(i)])), 15) +
  line(
    each(8, (i) => path(130, row(i), i % 3 === 1 ? 280 : 336, row(i))),
    8,
  ) +
  line(path(56, 582, 376, 582), 5) +
  line(path(94, 650, 300, 650), 13, marigold);

/** The scene `behind-the-list`: a reporter writes a name below the last one, and those whom it leaves out stand behind her. */
export const behindTheList: Scene = () =>
  [
    list(),
    figure(
      [476, floor],
      560,
      { ...poses.stand, lean: 8, nod: 10, arms: [[-44, 10], { to: [318, 640] }] },
      { left: true, woman: true, hat: 'plait', stroke: 12 },
    ),
    figure([702, floor], 440, armed(poses.stand, [-10, 0], [8, 14]), {
      left: true,
      hat: 'cap',
      stroke: 11,
      holds: [null, lantern],
    }),
    figure([874, floor], 430, armed(poses.stand, [-10, 0], [8, 14]), {
      left: true,
      woman: true,
      stroke: 11,
      holds: [null, bound],
    }),
    figure(
      [1058, floor],
      430,
      armed(poses.stand, { to: [1108, 402], other: true }, { to: [1008, 402], other: true }),
      {
        left: true,
        stroke: 11,
        holds: [null, basket],
      },
    ),
    line(path(0, floor + 6, 1200, floor + 6), 6),
  ].join('');
