import { figure } from '../../figure/figure';
import { band } from '../../frame';
import { spanner } from '../../figure/hold';
import { stars } from '../../ground/land';
import { gear } from '../../props/machine';
import { lights } from '../../props/market';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import { between, box, cover, dots, each, line, path, type Point, shape, times, white } from '../../svg';

/** A great motor whose side stands open, two wheels in it. */
const motor = (): string =>
  cover('M90 420Q90 300 210 300H560V800H90Z', 7) +
  line(
    each(7, (i) => path(130 + i * 24, 330, 130 + i * 24, 392)),
    4,
  ) +
  cover(box([150, 430], 350, 320), 5) +
  gear([270, 560], 96, 18, white) +
  gear([416, 636], 66, 13) +
  line(dots(times(12).map((i): Point => [170 + (i % 6) * 62, i < 6 ? 450 : 730])), 10) +
  cover(box([60, 800], 530, 36), 5, white, white) +
  line(path(150, 300, 150, 200, 40, 200) + path(190, 300, 190, 160, 40, 160), 7);

/** The scene `night-repair`. */
export const nightRepair: Scene = (r) =>
  [
    cover(box([640, 50], 470, 170), 5) + stars([660, 64], [1090, 206], 14, r),
    line(path(797, 50, 797, 220) + path(953, 50, 953, 220), 4),
    motor(),
    lights(
      times(7).flatMap((i) => times(9).map((j) => between([664, 508], [506, 430 + i * 50], j / 8))),
      7,
    ),
    figure(
      [900, 836],
      700,
      {
        ...poses.kneel,
        lean: 18,
        nod: 8,
        legs: limbs(6, -86, 92, 0),
        arms: [{ to: [720, 510] }, { to: [560, 640] }],
      },
      { left: true, hat: 'helmet', stroke: 12, holds: [null, spanner] },
    ),
    line(path(772, 520, 716, 511), 26) +
      cover(shape(716, 488, 684, 474, 684, 544, 716, 534), 5, white, white),
    line(path(0, 838, 1200, 838), 6),
    band('comb', [0, 856], 1200, 24),
  ].join('');
