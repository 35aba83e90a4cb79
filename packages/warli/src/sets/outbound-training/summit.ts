import { bird, flock } from '../../props/animal';
import type { Person } from '../../figure/bones';
import { hut } from '../../props/building';
import { villager } from '../../figure/cast';
import { person } from '../../figure/figure';
import { cloud, hills, peak, slope, sun } from '../../ground/land';
import { flag } from '../../props/market';
import type { Scene } from '../../page';
import { fern, tree } from '../../ground/plant';
import { limbs, poses } from '../../figure/pose';
import { each, line, pairs, path, times } from '../../svg';

const team = times(5).map((i): Person => ({
  at: [392 + i * 118, 424 + (i % 4 ? 0 : 20)],
  h: 196,
  ...villager(i),
  left: i > 2,
  halo: true,
  pose: { ...poses.cheer, arms: limbs(-150, -176, 150, 176) },
}));

/** The scene `summit`. */
export const summit: Scene = (r) =>
  [
    sun([1060, 180], 72),
    hills([
      peak(-80, 700, 110, 470, 330, 700),
      peak(880, 700, 1100, 450, 1300, 700),
      peak(-120, 830, 40, 640, 230, 830),
      peak(980, 830, 1150, 630, 1330, 830),
    ]),
    slope(
      pairs([
        60, 960, 180, 800, 236, 640, 262, 480, 330, 450, 470, 424, 780, 422, 880, 450, 950, 486, 976, 640,
        1040, 800, 1150, 960,
      ]),
      960,
      r,
    ),
    line(
      path(238, 640, 420, 610, 640, 640, 820, 606, 976, 640) +
        path(182, 794, 400, 750, 620, 786, 860, 744, 1038, 794),
      5,
    ),
    line(
      each(15, (i) => path(270 + i * 48, 630 - (i % 2) * 10, 270 + i * 48, 560 - (i % 3) * 22)),
      3,
    ),
    flag([290, 466], 416),
    team.map(person).join(''),
    cloud([30, 400], 80),
    cloud([1040, 420], 70),
    flock([640, 110], 4, 46),
    bird([170, 150], 62),
    fern([560, 850], 110),
    fern([620, 856], 80),
    hut([700, 856], 100, 110),
    tree([480, 856], 130, r),
  ].join('');
