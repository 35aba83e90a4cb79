import { block, hut } from '../../props/building';
import type { Person } from '../../figure/bones';
import { figure } from '../../figure/figure';
import { lattice } from '../../props/machine';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { bow, box, disc, each, ink, line, marigold, move, path, polar } from '../../svg';

const mast = [600, 150] as const;

/** The waves to both sides of the mast, `k` away from it. */
const wave = (k: number): string =>
  [0, 180]
    .map((to) => bow(polar(mast, to - 40, k), polar(mast, to, k * 1.32), polar(mast, to + 40, k)))
    .join('');

const telephones = (x: number, more: Partial<Person>): string =>
  figure([x, 866], 350, armed(poses.stand, [-50, 44], [70, 196]), {
    holds: [null, (p) => ink(box(move(p, -11, -30), 22, 44), marigold)],
    ...more,
  });

/** The scene `telecom-tower`: two climb it, and somebody of the village and of the city telephones. */
export const telecomTower: Scene = () =>
  [
    line(
      each(4, (i) => wave(90 + i * 84)),
      7,
    ),
    lattice([600, 866], 716, 300, 6),
    ink(disc([600, 138], 24), marigold),
    figure([536, 680], 250, poses.climb, { hat: 'helmet' }),
    figure([640, 400], 210, poses.climb, { hat: 'helmet', left: true }),
    hut([40, 866], 190, 230),
    block([990, 866], 170, 420, 3, 5),
    telephones(330, { hat: 'turban' }),
    telephones(860, { woman: true, left: true }),
    line(path(0, 870, 1200, 870), 6),
  ].join('');
