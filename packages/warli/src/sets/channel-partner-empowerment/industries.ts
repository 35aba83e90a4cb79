import { fish } from '../../props/animal';
import { boat } from '../../props/boat';
import { block, hall, hut } from '../../props/building';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { crate } from '../../figure/hold';
import { trail, water } from '../../ground/land';
import type { Scene } from '../../page';
import { palm } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { oxcart } from '../../props/shop';
import {
  box,
  cotton,
  cover,
  ground,
  hide,
  line,
  marigold,
  path,
  type Point,
  points,
  shape,
  white,
} from '../../svg';
import { van } from '../../props/vehicle';

const road = (way: readonly Point[]): string => line(trail(way), 54, white) + line(trail(way), 44, ground);

/** The scene `industries`. */
export const industries: Scene = (r) =>
  [
    water([380, 700], 900, 7, 30, 70),
    hide(shape(0, 600, 366, 640, 446, 900, 0, 900) + shape(990, 640, 1200, 640, 1200, 780, 1060, 770)),
    line(trail(points(366, 640, 394, 700, 406, 800, 452, 910)), 6),
    line(trail(points(1230, 790, 1120, 790, 1020, 760, 960, 660, 900, 640)), 6),
    road(points(300, 500, 420, 420, 560, 240, 800, 190, 1230, 190)),
    road(points(300, 540, 500, 540, 800, 500, 1230, 480)),
    hall([30, 620], 320, 360, 5),
    block([880, 160], 84, 140, 3, 4),
    block([984, 160], 60, 100, 2, 3),
    figure([1100, 166], 110, poses.wave, { ...villager(0), left: true }),
    hut([1090, 446], 84, 110),
    hut([990, 452], 70, 90),
    figure([930, 462], 116, poses.wave, { ...villager(2), left: true }),
    palm([1140, 776], 190, r),
    figure([1070, 766], 116, poses.wave, { ...villager(3), left: true }),
    van([620, 216], 216, marigold),
    oxcart([540, 546], 300),
    figure([640, 782], 180, poses.wave, { ...villager(1) }),
    cover(box([690, 690], 76, 90), 5, white, cotton) + line(path(690, 735, 766, 735), 4),
    boat([700, 810], 360, false, marigold),
    figure([76, 870], 210, poses.carry, { ...villager(1), holds: [null, crate] }),
    figure([250, 870], 210, poses.carry, { ...villager(4), holds: [null, crate] }),
    fish([900, 862], 74),
  ].join('');
