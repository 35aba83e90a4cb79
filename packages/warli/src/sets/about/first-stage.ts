import { speaker } from '../../figure/speaker';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import { bunting, lights } from '../../props/market';
import { faces } from '../../props/hallway';
import { microphone } from '../../props/room';
import { curtain } from '../../props/shop';
import { box, hide, line, path, times } from '../../svg';

/** The scene `first-stage`. */
export const firstStage: Scene = () =>
  [
    faces(600),
    hide(box([0, 596], 1200, 310)),
    line(path(0, 600, 1200, 600), 8),
    line(
      times(9)
        .map((i) => path(600 + (i - 4) * 150, 606, 600 + (i - 4) * 290, 900))
        .join(''),
      3.5,
    ),
    lights(
      times(12).map((i) => [50 + i * 100, 618]),
      20,
    ),
    microphone([810, 720], 290),
    speaker([600, 880], 600, { ...poses.stand, arms: limbs(-38, -6, 38, 6) }, { stroke: 12 }),
    bunting([174, 34], [1026, 34], 50, 18),
    curtain([24, 30], 150, 800),
    curtain([1026, 30], 150, 800),
    line(path(10, 24, 1190, 24), 10),
  ].join('');
