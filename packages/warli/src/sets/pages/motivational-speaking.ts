import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import { seats } from '../../props/hallway';
import { microphone } from '../../props/room';
import { curtain } from '../../props/shop';
import { dashes, disc, ink, line, marigold, path } from '../../svg';

/** The pool of light he stands in; his words run out of it in rings. */
const light = (): string =>
  ink(disc([600, 806], 214, 36), marigold) +
  dashes(disc([600, 806], 244, 54), 8, [1, 21], marigold) +
  line(disc([600, 806], 274, 72), 4, marigold);

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
    microphone([690, 246], 112),
  ].join('');
