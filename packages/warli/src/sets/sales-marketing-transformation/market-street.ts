import { villager } from '../../figure/cast';
import { dressedFigure } from '../../figure/finery';
import { figure } from '../../figure/figure';
import { pad } from '../../figure/hold';
import { armed, limbs, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { mat, wares } from '../../props/wares';
import { dots, each, line, marigold, type Point, times } from '../../svg';

/** The middle of a mat: three rows of three. */
const place = (i: number): Point => [440 + (i % 3) * 284, 214 + Math.floor(i / 3) * 286];

/** Who sits behind a mat. */
const seller = ([x, y]: Point, i: number): string =>
  figure(
    [x, y - 62],
    218,
    { ...poses.floor, lean: 0, arms: limbs(-24, 30, 24, i % 2 ? 130 : -30) },
    { hung: true, stroke: 7, ...villager(i + 2), left: i % 3 === 2 },
  );

/** Buyers, each at the right of a mat. */
const buyers = (): string =>
  [0, 2, 3, 4, 6, 7, 8]
    .map((i, k) => {
      const [x, y] = place(i);
      return figure([x + 138, y + 46], 190, armed(poses.stand, [-14, 0], [26, 84]), {
        ...villager(k * 2 + 1),
        stroke: 7,
        left: true,
      });
    })
    .join('');

/** The scene `market-street`: a woman with a pad looks at a bazaar, nine mats spread out before her. */
export const marketStreet: Scene = () =>
  [
    each(9, (i) => {
      const at = place(i);
      return seller(at, i) + mat(at) + (wares[i]?.(at) ?? '');
    }),
    buyers(),
    line(dots(times(30).map((i): Point => [24 + i * 39.7, 876])), 9, marigold),
    dressedFigure(
      [140, 850],
      690,
      { ...armed(poses.stand, { to: [262, 528] }, { to: [232, 552] }), nod: 8 },
      {
        woman: true,
        stroke: 13,
        holds: [null, pad],
      },
    ),
  ].join('');
