import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import { lights } from '../../props/market';
import { faces } from '../../props/hallway';
import { microphone } from '../../props/room';
import { curtain } from '../../props/shop';
import { box, hide, line, path, times } from '../../svg';

/** The scene `first-stage`. */
export const firstStage: Scene = () =>
  [
    faces(590, 2),
    hide(box([0, 596], 1200, 310)),
    line(path(0, 600, 1200, 600), 8),
    lights(
      times(12).map((i) => [50 + i * 100, 628]),
      20,
    ),
    microphone([830, 860], 420),
    speaker([600, 880], 640, { ...poses.stand, arms: limbs(-38, -6, 38, 6) }, { stroke: 14 }),
    curtain([24, 30], 120, 850),
    curtain([1056, 30], 120, 850),
    line(path(10, 24, 1190, 24), 10),
  ].join('');
