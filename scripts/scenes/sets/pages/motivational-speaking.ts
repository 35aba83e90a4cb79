import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import { seats } from '../../props/hallway';
import { curtain } from '../../props/shop';
import { ink, line, marigold, path, shape } from '../../svg';

/** The scene `motivational-speaking`. */
export const motivationalSpeaking: Scene = () =>
  [
    line(path(0, 250, 1200, 250), 5),
    `<g opacity=".32">${ink(shape(560, 250, 640, 250, 850, 905, 350, 905), marigold)}</g>`,
    seats(),
    speaker([600, 800], 560, { ...poses.walk, lean: 0, arms: limbs(-60, -118, 60, 118) }, { stroke: 12 }),
    line(path(300, 40, 300, 248) + path(900, 40, 900, 248) + path(300, 40, 900, 40), 7),
    curtain([310, 56], 130, 176),
    curtain([760, 56], 130, 176),
  ].join('');
