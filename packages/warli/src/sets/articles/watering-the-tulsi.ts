import { figure } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { moon, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { bundle } from '../../props/records';
import { tulsi, wateringCan } from '../../props/tulsi';
import { cotton, disc, each, ground, hide, line, path } from '../../svg';

const floor = 838;

/** What is left of the day, in tied files. */
const files = (): string =>
  each(6, (i) =>
    bundle([40 + i * 12 + (i % 2) * 22, floor - i * 92], 220 - i * 8, 90, i % 2 ? cotton : ground),
  );

/** The scene `watering-the-tulsi`: at the end of a bad day a woman waters the tulsi; the paper behind her may wait. */
export const wateringTheTulsi: Scene = (r) =>
  [
    stars([380, 30], [1180, 240], 22, r),
    hide(disc([1030, 150], 74)),
    moon([1030, 150], 60),
    files(),
    tulsi([1010, floor]),
    figure(
      [430, floor],
      620,
      { ...poses.stand, lean: 6, nod: 10, arms: [[-24, 0], { to: [692, 374] }] },
      { woman: true, stroke: 13 },
    ),
    wateringCan([682, 466]),
    line(path(0, floor + 6, 1200, floor + 6), 6),
  ].join('');
