import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { row } from '../../figure/group';
import { bag, pot } from '../../figure/hold';
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
  [4, 3, 2, 1]
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

/** The scene `hero`. */
export const hero: Scene = () =>
  [
    bunting([0, 40], [600, 40], 40, 17),
    bunting([600, 40], [1200, 40], 40, 17),
    shelves([40, 420], 520, 290, 4, 9),
    shelves([640, 420], 520, 290, 4, 9),
    stall([20, 640], 350, 230, marigold),
    stall([425, 640], 350, 230),
    stall([830, 640], 350, 230, marigold),
    row(3, [200, 640], [1000, 640], (at, i) => ({
      at,
      h: 230,
      ...villager(i + 2),
      left: i === 2,
      halo: true,
      pose: poses.explain,
    })),
    [20, 425, 830]
      .map(
        (x, i) =>
          counter([x + 6, 590], 338, 80) +
          heap([x + 80, 584], marigold) +
          heap([x + 262, 584], i % 2 ? marigold : cotton),
      )
      .join(''),
    cart([420, 840]),
    figure(
      [330, 836],
      260,
      { ...poses.push, lean: 12, arms: [{ to: [380, 694] }, { to: [384, 698] }], legs: poses.walk.legs },
      { woman: true },
    ),
    figure([110, 836], 260, poses.head, { woman: true, hat: 'plait' }),
    cover('M70 516h80q22 64 -40 66t-40 -66Z', 5, white, cotton),
    figure([680, 836], 150, poses.leap, { left: true }),
    figure([790, 836], 262, poses.walk, { hat: 'turban', left: true, holds: [bag, bag] }),
    figure([930, 836], 256, armed(poses.talk, [-34, 10], [70, 100]), { woman: true, holds: [bag, pot] }),
    figure([1090, 836], 262, poses.raise, { hat: 'topi', left: true }),
    frame({ bottom: 'triangles' }),
  ].join('');
