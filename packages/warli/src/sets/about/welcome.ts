import { behindTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { strung } from '../../props/garland';
import { namaste } from '../../props/greet';
import { arch } from '../../props/listen';
import { bunting } from '../../props/market';
import type { Scene } from '../../page';
import { cover, dots, line, marigold, path, type Point, shape, white } from '../../svg';

/** A garland that hangs from two hands, its flowers at like distances: every third one white, those in the hands not. */
const garland = (a: Point, b: Point, depth: number): string => {
  const low: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + depth * 2];
  const flowers = strung(a, low, b, 13);
  return (
    line(dots(flowers.filter((_, i) => i % 3 !== 2)), 24, marigold) +
    line(dots(flowers.filter((_, i) => i % 3 === 2)), 18, white)
  );
};

/** A post of the pennants in its foot of stone. */
const post = (x: number): string =>
  line(path(x, 88, x, 844), 6) +
  cover(shape(x - 11, 800, x + 11, 800, x + 19, 844, x - 19, 844), 5, white, white);

/** The scene `welcome`: he comes with his bag, and is received at the door. */
export const welcome: Scene = () =>
  [
    behindTip(
      844,
      [
        post(28) + post(1172),
        bunting([28, 100], [1172, 100], 110, 24),
        arch([880, 838], 220, 560),
        speaker(
          [228, 838],
          570,
          {
            ...poses.walk,
            lean: 4,
            arms: [
              [-24, -4],
              [10, 40],
            ],
          },
          { stroke: 12, holds: [bag, null] },
        ),
        figure(
          [598, 838],
          500,
          { ...poses.stand, nod: 6, arms: [{ to: [462, 462] }, { to: [384, 374] }] },
          { left: true, woman: true, stroke: 11 },
        ),
        garland([376, 374], [452, 464], 110),
        namaste([794, 838], 500, { left: true, hat: 'turban', stroke: 11 }),
        figure([990, 838], 330, { ...poses.cheer, legs: limbs(-10, -6, 10, 6) }, { left: true, stroke: 9 }),
      ].join(''),
    ),
    lineToEdge(844),
  ].join('');
