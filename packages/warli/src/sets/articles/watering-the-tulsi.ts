import { figure } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { moon, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { bundle } from '../../props/records';
import { lota, tulsi } from '../../props/tulsi';
import { cotton, each, ground, line, path } from '../../svg';

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
    moon([1030, 150], 60),
    files(),
    tulsi([910, floor]),
    figure(
      [496, floor],
      620,
      { ...poses.stand, lean: 6, nod: 10, arms: [{ to: [676, 440] }, { to: [712, 420] }] },
      { woman: true, stroke: 13 },
    ),
    lota([740, 396]),
    line(path(0, floor + 6, 1200, floor + 6), 6),
  ].join('');
