import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { row } from '../../figure/group';
import { bag, coin, pad } from '../../figure/hold';
import { spiral } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, fern } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { counter } from '../../props/room';
import {
  box,
  cover,
  disc,
  dots,
  each,
  ground,
  line,
  marigold,
  path,
  type Point,
  points,
  polar,
  poly,
  times,
  white,
} from '../../svg';

const stack = ([x, y]: Point, n: number): string =>
  each(n, (i) =>
    cover(disc([x + ((i * 7) % 5) - 2, y - i * 15], 34, 13), 4, white, i === n - 1 ? marigold : ground),
  );

const wicket = (x: number, i: number): string =>
  cover(box([x, 250], 220, 250), 6) +
  cover(`M${x} 260Q${x + 110} 130 ${x + 220} 260Z`, 6) +
  line(
    each(5, (k) => poly([polar([x + 110, 258], 206 + k * 32, 92, 52), [x + 110, 258]])),
    3,
  ) +
  figure([x + 110, 624], 280, i % 2 ? poses.listen : armed(poses.stand, [-30, 20], [30, 44]), {
    ...villager(i),
    hat: i % 2 ? 'bun' : 'tie',
    woman: i % 2 === 1,
    left: i !== 2,
    holds: [null, i === 1 ? pad : null],
  });

/** The scene `hero`. */
export const hero: Scene = () => {
  const sunCoin: Point = [600, 120];
  return [
    cover(poly(points(40, 210, 600, 10, 1160, 210), true), 6),
    line(path(130, 194, 600, 30, 1070, 194), 3),
    cover(disc(sunCoin, 62), 5, white, marigold),
    line(spiral(sunCoin, 44, 3), 5, ground),
    line(dots(times(24).map((i) => polar(sunCoin, i * 15, 78))), 7),
    line(spiral([330, 168], 30, 2.4) + spiral([870, 168], 30, 2.4), 4),
    beads([50, 226], [1150, 226], 48, 6),
    [72, 351, 629, 908].map(wicket).join(''),
    counter([52, 500], 1096, 116),
    line(path(28, 622, 1172, 622), 12),
    stack([322, 478], 5),
    stack([600, 480], 4),
    stack([878, 480], 6),
    row(6, [130, 834], [1070, 834], (at, i) => ({
      at,
      h: [200, 194, 128, 200, 196, 202][i] ?? 200,
      ...villager(i + 1),
      left: i > 2,
      halo: true,
      pose: [poses.talk, poses.stand, poses.raise, poses.listen][i % 4] ?? poses.stand,
      holds: [i % 2 ? null : bag, i % 4 === 0 ? coin : null],
    })),
    fern([46, 830], 120, 6),
    fern([1154, 830], 120, -6),
    frame({ bottom: 'diamonds' }),
  ].join('');
};
