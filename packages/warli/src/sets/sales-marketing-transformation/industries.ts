import { flock } from '../../props/animal';
import { factory, hall, hut } from '../../props/building';
import { colleague } from '../../figure/cast';
import { row } from '../../figure/group';
import { bag } from '../../figure/hold';
import { mound, sun } from '../../ground/land';
import { shelves, stall } from '../../props/market';
import type { Scene } from '../../page';
import { beads, fern, grass } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { marigold } from '../../svg';

/** The scene `industries`. */
export const industries: Scene = (r) =>
  [
    sun([760, 140], 66),
    flock([140, 120], 4, 40),
    flock([1050, 120], 3, 40, true),
    mound([-60, 470], 500, 200),
    mound([760, 470], 500, 200),
    mound([330, 470], 540, 170),
    shelves([60, 660], 200, 170, 3, 4),
    stall([40, 670], 240, 290, marigold),
    factory([300, 670], 270, 290),
    hall([640, 670], 260, 300),
    hut([960, 670], 180, 240),
    beads([0, 690], [1200, 690], 52, 6),
    row(9, [60, 850], [1140, 850], (at, i) => ({
      at,
      h: 150,
      ...colleague(i),
      left: i % 2 === 0,
      pose: [poses.walk, poses.talk, poses.wave][i % 3] ?? poses.walk,
      holds: [i % 3 ? null : bag, null],
    })),
    fern([1175, 670], 130, -6),
    grass([0, 872], [1200, 872], 16, r),
  ].join('');
