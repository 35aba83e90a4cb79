import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { frame, groundLine } from '../../frame';
import { bag, pot } from '../../figure/hold';
import { basket } from '../../props/outpost';
import { bunting, shelves, stall } from '../../props/market';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { counter } from '../../props/room';
import {
  cotton,
  cover,
  disc,
  each,
  ground,
  line,
  marigold,
  path,
  type Point,
  points,
  poly,
  white,
} from '../../svg';
import { wheel } from '../../props/vehicle';

const heap = ([x, y]: Point, colour: string): string =>
  [4, 3, 2]
    .map((n, j) =>
      each(n, (i) =>
        cover(
          disc([x + (i - (n - 1) / 2) * 32, y - 14 - j * 25], 15),
          3.5,
          white,
          (i + j) % 3 ? ground : colour,
        ),
      ),
    )
    .join('');

const cart = ([x, y]: Point): string =>
  cover(poly(points(x, y - 120, x + 150, y - 120, x + 126, y - 46, x + 22, y - 46), true), 5) +
  line(
    path(x - 40, y - 146, x, y - 120, x + 34, y - 20, x + 126, y - 20) +
      each(5, (i) => path(x + 24 + i * 26, y - 120, x + 36 + i * 20, y - 46)),
    4,
  ) +
  wheel([x + 44, y - 10], 13, 4) +
  wheel([x + 114, y - 10], 13, 4) +
  cover(disc([x + 50, y - 134], 22) + disc([x + 94, y - 138], 24), 4, white, cotton);

const shop = (x: number, i: number): string =>
  stall([x, 540], 350, 420, i ? white : marigold) +
  figure([x + 175, 540], 194, armed(poses.explain, [-40, -110], [40, 110]), {
    ...villager(i + 2),
    left: i > 0,
  }) +
  counter([x + 6, 460], 338, 80) +
  heap([x + 72, 452], marigold) +
  heap([x + 278, 452], cotton);

/** The scene `hero`. */
export const hero: Scene = () =>
  [
    bunting([40, 2], [600, 2], 40, 16),
    bunting([600, 2], [1160, 2], 40, 16),
    shelves([462, 540], 276, 360, 4, 5),
    [88, 762].map(shop).join(''),
    groundLine(544),
    figure([150, 836], 262, poses.head, { woman: true, hat: 'plait', holds: [null, basket] }),
    cart([450, 836]),
    figure(
      [360, 836],
      264,
      { ...poses.push, lean: 12, arms: [{ to: [410, 690] }, { to: [414, 694] }], legs: poses.walk.legs },
      { woman: true },
    ),
    figure([710, 836], 150, poses.leap, { left: true }),
    figure([850, 836], 268, poses.walk, { hat: 'turban', left: true, holds: [bag, null] }),
    figure([1060, 836], 262, armed(poses.talk, [-20, 10], [50, 100]), {
      woman: true,
      left: true,
      holds: [bag, pot],
    }),
    frame({ bottom: 'triangles', isOpening: true }),
  ].join('');
