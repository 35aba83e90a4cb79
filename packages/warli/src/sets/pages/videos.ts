import { speaker } from '../../figure/speaker';
import { audience } from '../../figure/group';
import { moon, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { cloth, shadow } from '../../props/screen';
import { disc, dots, ground, ink, line, marigold, type Point, polar, times } from '../../svg';

/** The scene `videos`. */
export const videos: Scene = (r) =>
  [
    stars([20, 30], [250, 420], 9, r),
    stars([950, 30], [1180, 420], 9, r),
    moon([120, 130], 46),
    cloth([320, 96], 560, 440, 620),
    ink(disc([600, 360], 150), marigold),
    shadow(
      line(dots(times(40).map((i): Point => polar([600, 360], i * 9, 176))), 9) +
        speaker([600, 536], 380, poses.raise, { stroke: 11 }).replaceAll(ground, marigold),
    ),
    beads([0, 620], [1200, 620], 52, 6),
    audience([600, 600], 3, 44, 390, 110),
  ].join('');
