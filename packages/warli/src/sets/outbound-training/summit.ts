import { bird, flock } from '../../props/animal';
import type { Person } from '../../figure/bones';
import { figure } from '../../figure/figure';
import { hills, peak, slope, sun } from '../../ground/land';
import { flag } from '../../props/market';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { pairs, type Point } from '../../svg';

/** Where the flag is planted. */
const foot: Point = [282, 662];

const planter = figure(
  [376, 652],
  340,
  armed(poses.stand, { to: [foot[0] + 4, 430] }, { to: [foot[0] + 2, 486] }),
  { left: true, stroke: 9 },
);

const cheering = (x: number, more: Partial<Person>): string =>
  figure([x, 650], 326, { ...poses.cheer, arms: limbs(-144, -172, 144, 172) }, { stroke: 9, ...more });

/** The top of the mountain, from edge to edge of the canvas. */
const mountain = pairs([
  30, 960, 130, 820, 196, 700, 236, 664, 480, 652, 980, 654, 1024, 690, 1080, 800, 1180, 960,
]);

/** The scene `summit`: one plants a tall flag on the top, three cheer. */
export const summit: Scene = (r) =>
  [
    sun([1070, 128], 56),
    hills([peak(-120, 960, 40, 620, 250, 960), peak(960, 960, 1150, 610, 1320, 960)]),
    slope(mountain, 960, r),
    flag(foot, 580),
    planter,
    cheering(606, { woman: true }),
    cheering(770, { hat: 'turban' }),
    cheering(934, { woman: true, hat: 'plait', left: true }),
    flock([690, 90], 4, 46),
    bird([150, 230], 62),
  ].join('');
