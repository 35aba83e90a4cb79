import type { Person } from '../../figure/bones';
import { cloth, hairline } from '../../figure/cloth';
import { person } from '../../figure/figure';
import { frame } from '../../frame';
import { beads, tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { earth } from '../../props/earth';
import { chair, pane, table } from '../../props/room';
import { box, cover, line, marigold, path, type Point, times, white } from '../../svg';
import { partition } from '../../props/wayside';

/** The one box he has brought. */
const belongings = ([x, y]: Point): string =>
  cover(box([x, y], 140, 104), 6, white, marigold) + line(path(x, y + 34, x + 140, y + 34), 4);

const onlooker = (i: number): Person => ({
  at: [186 + i * 146, 838],
  h: [470, 456, 500][i] ?? 470,
  pose: { ...poses.stand, lean: [2, 5, 8][i] ?? 0, nod: 6, arms: limbs(-12, 4, 2, -6) },
  hat: (['turban', 'bun', 'topi'] as const)[i] ?? 'none',
  woman: i === 1,
  halo: true,
});

const newcomer: Person = {
  at: [690, 848],
  h: 540,
  pose: armed(poses.stand, { to: [748, 590] }, { to: [826, 584] }),
  hat: 'tie',
  halo: true,
};

/** The scene `monday-desk`. */
export const mondayDesk: Scene = (r) =>
  [
    pane([820, 130], 240, 190),
    tree([940, 316], 170, r, 7),
    beads([15, 88], [1185, 88], 40, 7),
    earth([0, 850], 1200),
    times(3)
      .map(onlooker)
      .map((one) => person(one) + cloth(one) + (one.woman ? hairline(one) : ''))
      .join(''),
    partition([110, 850], 480, 280, 4),
    chair([1118, 718], 130, true),
    belongings([732, 478]),
    person(newcomer) + cloth(newcomer) + hairline(newcomer),
    table([832, 640], 196, 208),
    frame({ top: 'comb' }),
  ].join('');
