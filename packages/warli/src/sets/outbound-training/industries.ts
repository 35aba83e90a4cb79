import { flock } from '../../props/animal';
import { block, factory, tent } from '../../props/building';
import { figure } from '../../figure/figure';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, grass } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { dashes, line, marigold, path } from '../../svg';
import { bus } from '../../props/vehicle';

const [horizon, road] = [400, 822];

const waver = (x: number, h: number, woman: boolean): string =>
  figure([x, road - 2], h, armed(poses.wave, woman ? [-58, 42] : [-30, 14], [130, 164]), {
    woman,
    stroke: 10,
    hat: woman ? 'plait' : 'tie',
  });

/** The scene `industries`: two wave as a bus full of people leaves the city for the hills. */
export const industries: Scene = (r) =>
  [
    sun([690, 116], 50),
    flock([420, 90], 3, 38, true),
    hills([peak(660, horizon, 800, 200, 940, horizon), peak(800, horizon, 990, 90, 1180, horizon)]),
    block([40, horizon], 110, 320, 3, 8),
    block([168, horizon], 90, 200, 2, 5),
    factory([290, horizon], 240, 180),
    tent([604, horizon], 110, 90),
    line(path(0, horizon, 1200, horizon)),
    beads([0, 424], [1200, 424], 52, 6),
    waver(120, 350, false),
    waver(294, 332, true),
    bus([470, road], 660),
    line(path(0, road, 1200, road), 6),
    dashes(path(-20, 850, 1220, 850), 5, [30, 26], marigold),
    grass([0, 890], [1200, 890], 12, r),
  ].join('');
