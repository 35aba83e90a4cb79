import { flock } from '../../props/animal';
import { block, hall, hut } from '../../props/building';
import { colleague } from '../../figure/cast';
import { dressed } from '../../figure/finery';
import type { Person } from '../../figure/bones';
import { bag } from '../../figure/hold';
import { sun } from '../../ground/land';
import { stall } from '../../props/market';
import type { Scene } from '../../page';
import { beads, fern, grass } from '../../ground/plant';
import { limbs, poses } from '../../figure/pose';
import { line, marigold, path, times } from '../../svg';

/** One of those who walk with a bag, from the last. */
const seller = (i: number): Person => ({
  at: [150 + i * 278, 838],
  h: 430,
  ...colleague(i),
  halo: true,
  stroke: 10,
  pose: {
    ...poses.walk,
    arms: limbs(-22, 0, 8, 36),
    legs: limbs(-18, -30, 24, 4),
  },
  holds: [bag, null],
});

/** The scene `attend`. */
export const attend: Scene = (r) =>
  [
    sun([960, 210], 90),
    block([60, 330], 110, 230, 3, 6),
    block([190, 330], 80, 160, 2, 4),
    hall([310, 330], 220, 190),
    stall([570, 330], 180, 170, marigold),
    hut([1086, 340], 88, 110),
    beads([0, 346], [1200, 346], 50, 6),
    fern([762, 340], 100),
    fern([800, 344], 74),
    flock([560, 120], 4, 40),
    dressed(times(4).map(seller)),
    line(path(0, 846, 1200, 846), 5),
    grass([0, 890], [1200, 890], 16, r),
  ].join('');
