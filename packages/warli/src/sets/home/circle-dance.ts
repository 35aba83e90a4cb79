import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { along, chain } from '../../figure/group';
import { poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { tarpa, tarpaPlayer } from '../../props/tarpa';

const player = tarpaPlayer([520, 566], 236, { stroke: 10 });

/** Few dancers, and large ones: the picture stands small beside a list. */
const dancers = along(
  { at: [588, 462], inner: 186, outer: 304, turns: 0.97, start: -18, flat: 0.78 },
  186,
  140,
).map(({ at, angle }, i): Person => ({
  at,
  h: 214,
  stroke: 10,
  turn: angle + 90,
  woman: i % 2 === 0,
  pose: {
    ...poses.dance,
    legs: [
      [i % 2 ? -8 : -24, -30],
      [i % 2 ? 40 : 20, -18],
    ],
  },
}));

/** The scene `circle-dance`. */
export const circleDance: Scene = () => [chain(dancers), person(player), tarpa(player)].join('');
