import { dressedFigure } from '../../figure/finery';
import { tips, start } from '../../frame';
import { bag, pad } from '../../figure/hold';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { pool, umbrella } from '../../props/monsoon';
import { rain } from '../../props/outpost';
import { carriage } from '../../props/stopover';
import { clock } from '../../props/works';
import { hide, box, line, path } from '../../svg';

/** The scene `best-motivational-speaker-in-mumbai`. */
export const motivationalSpeakerInMumbai: Scene = (r) =>
  [
    rain([650, 10], [1190, 420], 40, r),
    rain([840, 440], [1190, 780], 14, r),
    carriage([start + 18, 812], 570, 660, 460),
    hide(box([0, 812], 1200, 90)),
    tips(827),
    line(box([start, 812], 1200 - start * 2, 30), 8),
    beads([92, 868], [1108, 868], 40, 9),
    line(path(1098, 808, 1098, 176, 1010, 176), 12),
    clock([946, 176], 112, 9, 10),
    dressedFigure(
      [590, 816],
      450,
      {
        ...poses.walk,
        lean: 4,
        arms: [[-30, -6], { to: [674, 528] }],
        legs: [{ to: [504, 806] }, { to: [640, 812] }],
      },
      { hat: 'pheta', holds: [bag, null] },
    ),
    umbrella([680, 318], 330, 4, 322),
    dressedFigure([980, 812], 400, armed(poses.wave, [-34, 66], [150, 172]), {
      woman: true,
      left: true,
      holds: [pad, null],
    }),
    pool([820, 832], 120),
  ].join('');
