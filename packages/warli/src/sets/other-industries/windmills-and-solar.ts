import { figure } from '../../figure/figure';
import { lantern, phone } from '../../figure/hold';
import { moon, slope, stars } from '../../ground/land';
import { panel, windmill } from '../../props/machine';
import type { Scene } from '../../page';
import { grass } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { box, each, hide, line, path, points } from '../../svg';

/** The scene `windmills-and-solar`. */
export const windmillsAndSolar: Scene = (r) =>
  [
    stars([40, 40], [1160, 330], 26, r),
    moon([200, 150], 70),
    slope(points(-20, 520, 160, 470, 380, 430, 600, 470, 820, 410, 1000, 400, 1220, 470), 560, r, 40),
    windmill([420, 440], 270, 10),
    windmill([690, 460], 230, 50),
    windmill([960, 410], 250, 95),
    hide(box([0, 552], 1200, 360)),
    line(path(0, 552, 1200, 552), 5),
    each(4, (i) => panel([60 + i * 280, 690], 190, 90)),
    each(2, (i) => panel([480 + i * 400, 846], 210, 90)),
    figure([130, 858], 270, armed(poses.stand, [-20, 6], [60, 70]), {
      hat: 'helmet',
      holds: [null, lantern],
    }),
    figure([350, 858], 262, poses.point, { hat: 'helmet', woman: true }),
    figure([806, 858], 270, armed(poses.stand, [-30, 30], [40, 186]), {
      hat: 'helmet',
      left: true,
      holds: [null, phone],
    }),
    grass([0, 884], [1200, 884], 16, r),
  ].join('');
