import { scooter } from '../../props/bike';
import { factory } from '../../props/building';
import { figure } from '../../figure/figure';
import { band } from '../../frame';
import { namaste } from '../../props/greet';
import { staff } from '../../figure/hold';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, fern, grass } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { box, cover, each, line, path, shape, white } from '../../svg';

/** A post of the gate with a ball on it. */
const post = (x: number): string =>
  cover(box([x, 250], 70, 600), 6) +
  line(
    each(6, (i) =>
      shape(x + 35, 290 + i * 92, x + 58, 336 + i * 92, x + 35, 382 + i * 92, x + 12, 336 + i * 92),
    ),
    3.5,
  ) +
  cover(box([x - 14, 226], 98, 26), 5, white, white);

/** A leaf of the gate, swung inward. */
const leaf = (x: number, k: number): string =>
  cover(shape(x, 330, x + k * 84, 380, x + k * 84, 790, x, 840), 5) +
  line(
    each(3, (i) => path(x + k * (22 + i * 21), 344 + i * 13, x + k * (22 + i * 21), 826 - i * 13)),
    4,
  );

/** The scene `watchman`. */
export const watchman: Scene = (r) =>
  [
    sun([350, 226], 46),
    factory([436, 470], 150, 180),
    beads([214, 482], [806, 482], 36, 6),
    leaf(130, 1),
    leaf(890, -1),
    post(60),
    post(890),
    cover('M46 226Q510 -20 974 226V166Q510 -80 46 166Z', 6),
    namaste([326, 850], 480, { woman: true }, { lean: 4 }),
    figure([674, 850], 480, armed(poses.stand, [-40, 10], { to: [634, 392] }), {
      hat: 'cap',
      left: true,
      holds: [staff, null],
    }),
    fern([1120, 850], 300, -14),
    scooter([980, 850], 200),
    grass([0, 856], [1200, 856], 10, r),
    band('dots', [0, 868], 1200, 20),
  ].join('');
