import type { Person } from '../../figure/bones';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { row } from '../../figure/group';
import { pad } from '../../figure/hold';
import { bunting } from '../../props/market';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { table } from '../../props/room';
import { box, cover, each, line, marigold, path, type Point, white } from '../../svg';

const voter = (at: Point, h: number, i: number): Person => ({
  at,
  h,
  ...villager(i),
  halo: true,
  left: at[0] > 600,
  pose: { ...poses.stand, arms: limbs(-26, 10, 162 + (i % 3) * 8, 174) },
});

/** The scene `show-of-hands`. */
export const showOfHands: Scene = () =>
  [
    bunting([0, 20], [600, 20], 30, 13),
    bunting([600, 20], [1200, 20], 30, 13),
    figure([480, 322], 246, armed(poses.stand, [-40, 30], { to: [580, 204] }), { woman: true }),
    figure([730, 322], 250, armed(poses.listen, [-40, 40], [40, 112]), {
      hat: 'topi',
      left: true,
      holds: [null, pad],
    }),
    table([430, 208], 340, 114),
    cover(box([450, 222], 300, 58), 5, white, marigold),
    cover(box([290, 322], 620, 36), 6) + cover(box([230, 358], 740, 36), 6),
    line(
      each(15, (i) => path(330 + i * 40, 328, 310 + i * 40, 352)),
      3.5,
    ),
    line(path(0, 396, 1200, 396)),
    row(4, [240, 702], [960, 702], (at, i) => voter(at, 236, i + 1)),
    row(5, [120, 864], [1080, 864], (at, i) => voter(at, 290, i + 5)),
  ].join('');
