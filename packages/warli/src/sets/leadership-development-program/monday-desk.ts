import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { chair, pane, table } from '../../props/room';
import { box, cover, line, marigold, path, type Point, white } from '../../svg';
import { partition } from '../../props/wayside';

/** The one box he has brought. */
const belongings = ([x, y]: Point): string =>
  cover(box([x - 74, y - 96], 140, 100), 6, white, marigold) + line(path(x - 74, y - 62, x + 66, y - 62), 4);

const onlooker = (i: number): string =>
  figure(
    [190 + i * 150, 838],
    [470, 456, 500][i] ?? 470,
    { ...poses.stand, lean: [2, 5, 8][i] ?? 0, nod: 6, arms: limbs(-12, 4, 12, 4) },
    { hat: (['none', 'bun', 'topi'] as const)[i] ?? 'none', woman: i === 1 },
  );

/** The scene `monday-desk`. */
export const mondayDesk: Scene = () =>
  [
    pane([820, 130], 240, 190),
    line(path(26, 850, 1174, 850), 6),
    [0, 1, 2].map(onlooker).join(''),
    partition([110, 850], 480, 280, 4),
    chair([984, 718], 130, true),
    figure([690, 848], 540, armed(poses.stand, { to: [716, 584] }, { to: [812, 600] }), { hat: 'tie' }),
    belongings([780, 592]),
    table([850, 640], 240, 208),
    frame({ top: 'comb' }),
  ].join('');
