import { flock } from '../../props/animal';
import { block, factory, tent } from '../../props/building';
import { colleague } from '../../figure/cast';
import { row } from '../../figure/group';
import { hills, peak, sun, trail } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, fern, grass, tree } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { dashes, hide, line, marigold, type Point } from '../../svg';
import { bus } from '../../props/vehicle';

/** The scene `industries`. */
export const industries: Scene = (r) => {
  const bends: [number, number, number][] = [
    [-60, 800, 60],
    [300, 810, 56],
    [720, 800, 50],
    [1060, 720, 42],
    [1080, 620, 34],
    [820, 560, 28],
    [540, 520, 22],
    [520, 450, 17],
    [700, 410, 13],
    [860, 360, 10],
    [900, 300, 7],
    [870, 250, 5],
  ];
  const side = (k: number): string => trail(bends.map(([x, y, w]): Point => [x, y + w * k]));
  return [
    sun([600, 150], 66),
    hills([
      peak(380, 440, 600, 250, 800, 440),
      peak(560, 520, 880, 130, 1220, 520),
      peak(960, 560, 1150, 320, 1320, 560),
    ]),
    hide(`${side(1)}L${trail([...bends].toReversed().map(([x, y, w]): Point => [x, y - w])).slice(1)}`),
    line(side(1) + side(-1), 4.5),
    dashes(trail(bends.slice(0, 8).map(([x, y]): Point => [x, y])), 5, [30, 26], marigold),
    block([20, 560], 110, 330, 3, 8),
    block([146, 560], 90, 210, 2, 5),
    block([250, 560], 70, 270, 2, 7),
    factory([336, 560], 210, 190),
    beads([0, 578], [540, 578], 26, 6),
    row(3, [80, 680], [260, 680], (at, i) => ({ at, h: 120, ...colleague(i), pose: poses.wave })),
    tree([880, 690], 130, r),
    fern([780, 680], 70),
    fern([960, 700], 60),
    bus([330, 834], 470),
    tree([1110, 890], 150, r),
    tent([1120, 500], 80, 64),
    tent([1040, 480], 60, 50),
    flock([160, 110], 4, 42),
    grass([0, 884], [1000, 884], 12, r),
  ].join('');
};
