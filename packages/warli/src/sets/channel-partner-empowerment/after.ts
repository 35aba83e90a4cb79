import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { armed, limbs, poses } from '../../figure/pose';
import { earthToEdge, fromTip } from '../../frame';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { sweets } from '../../props/gift';
import { lights, stall } from '../../props/market';
import { counter } from '../../props/room';
import { line, onBow, times } from '../../svg';

const legs = limbs(-6, -4, 6, 4);

/** She brings sweets, and he takes one. */
const all: readonly Person[] = [
  {
    at: [400, 838],
    h: 460,
    stroke: 10,
    halo: true,
    woman: true,
    holds: [null, sweets],
    pose: { ...armed(poses.stand, [-40, 36], { to: [536, 580] }), legs },
  },
  {
    at: [740, 838],
    h: 470,
    stroke: 11,
    halo: true,
    left: true,
    hat: 'turban',
    pose: { ...armed(poses.stand, [-40, 36], { to: [638, 566] }), legs },
  },
];

/** The scene `after`: two counters in one street, a line of lights between them, sweets from one to the other. */
export const after: Scene = () =>
  fromTip(
    844,
    [
      sun([561, 170], 60),
      line('M250 300Q561 360 872 300', 4),
      lights(
        times(9).map((i) => onBow([250, 306], [561, 372], [872, 306], 0.06 + i * 0.11)),
        20,
      ),
      stall([0, 838], 250, 560),
      stall([872, 838], 250, 560),
      counter([26, 690], 196, 148) + counter([900, 690], 196, 148),
      dressed(all),
    ].join(''),
    0.915,
    -2,
  ) + earthToEdge(844);
