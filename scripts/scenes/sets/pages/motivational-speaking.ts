import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import { seats } from '../../props/hallway';
import { curtain } from '../../props/shop';
import { disc, each, ink, line, marigold, path } from '../../svg';

/** The light of a lamp above him: rays that part toward the floor, and a bright pool where they fall. */
const light = (): string =>
  line(
    each(9, (i) => path(580 + i * 5, 250, 388 + i * 53, 790)),
    5,
    marigold,
  ) + ink(disc([600, 806], 244, 42), marigold);

/** The scene `motivational-speaking`. */
export const motivationalSpeaking: Scene = () =>
  [
    line(path(0, 250, 1200, 250), 5),
    light(),
    seats(),
    speaker([600, 800], 560, { ...poses.walk, lean: 0, arms: limbs(-66, -96, 66, 96) }, { stroke: 12 }),
    line(path(300, 40, 300, 248) + path(900, 40, 900, 248) + path(300, 40, 900, 40), 7),
    curtain([310, 56], 130, 176),
    curtain([760, 56], 130, 176),
  ].join('');
