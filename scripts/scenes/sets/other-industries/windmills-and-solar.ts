import { flock } from '../../props/animal';
import { figure } from '../../figure/figure';
import { crate, pad } from '../../figure/hold';
import { cloud, slope, sun } from '../../ground/land';
import { panel, windmill } from '../../props/machine';
import type { Scene } from '../../page';
import { grass } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { box, each, hide, line, path, points } from '../../svg';

/** The scene `windmills-and-solar`. */
export const windmillsAndSolar: Scene = (r) =>
  [
    sun([200, 170], 80),
    cloud([760, 110], 70),
    flock([430, 90], 3, 38),
    slope(points(-20, 520, 160, 470, 380, 430, 600, 470, 820, 410, 1000, 400, 1220, 470), 560, r, 40),
    windmill([420, 440], 300, 10),
    windmill([680, 460], 240, 50),
    windmill([960, 410], 330, 95),
    windmill([1120, 440], 220, 30),
    windmill([150, 480], 180, 70),
    hide(box([0, 552], 1200, 360)),
    line(path(0, 552, 1200, 552), 5),
    each(4, (i) => panel([30 + i * 290, 690], 200, 90)),
    each(3, (i) => panel([-20 + i * 400, 850], 260, 110)),
    figure([330, 858], 240, poses.point, { hat: 'helmet' }),
    figure(
      [720, 858],
      240,
      { ...poses.listen },
      { hat: 'helmet', woman: true, left: true, holds: [null, pad] },
    ),
    figure([1150, 858], 230, poses.carry, { hat: 'helmet', left: true, holds: [null, crate] }),
    grass([0, 880], [1200, 880], 16, r),
  ].join('');
