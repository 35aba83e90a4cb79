import type { Person } from '../../figure/bones';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { row } from '../../figure/group';
import { pad } from '../../figure/hold';
import { bunting } from '../../props/market';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { table } from '../../props/room';
import { box, cover, line, marigold, path, type Point, white } from '../../svg';

const voter = (at: Point, h: number, i: number): Person => ({
  at,
  h,
  ...villager(i),
  halo: true,
  left: at[0] > 600,
  pose: { ...poses.stand, arms: limbs(-34, 10, 160 + (i % 3) * 8, 172) },
});

/** The scene `show-of-hands`. */
export const showOfHands: Scene = () =>
  [
    bunting([0, 20], [600, 20], 40, 13),
    bunting([600, 20], [1200, 20], 40, 13),
    line(path(330, 392, 870, 392), 8),
    figure([500, 388], 280, armed(poses.stand, [-40, 30], { to: [590, 246] }), { woman: true }),
    figure([720, 388], 290, armed(poses.listen, [-40, 40], [40, 112]), {
      hat: 'topi',
      left: true,
      holds: [null, pad],
    }),
    table([430, 250], 340, 138),
    cover(box([450, 264], 300, 64), 5, white, marigold),
    row(4, [225, 704], [975, 704], (at, i) => voter(at, 300, i + 1)),
    row(5, [100, 886], [1100, 886], (at, i) => voter(at, 340, i + 5)),
  ].join('');
