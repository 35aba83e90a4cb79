import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { bag } from '../../figure/hold';
import { limbs } from '../../figure/pose';
import { earthToEdge, fromTip } from '../../frame';
import { moon } from '../../ground/land';
import type { Scene } from '../../page';
import { greeter } from '../../props/greet';
import { lights, shelves, stall } from '../../props/market';
import { line, onBow, times } from '../../svg';

/** Legs that take a small step. */
const step = limbs(-14, -24, 20, 4);

/** She of the shop, who greets, and a mother and a child on their way home. */
const all: readonly Person[] = [
  greeter([390, 838], 460, { woman: true, hat: 'plait', stroke: 10 }, { legs: limbs(-5, -3, 5, 3) }),
  {
    at: [648, 838],
    h: 480,
    stroke: 10,
    halo: true,
    woman: true,
    holds: [bag, null],
    pose: { lean: 4, arms: [[-24, -4], { to: [756, 610] }], legs: step },
  },
  {
    at: [856, 838],
    h: 280,
    stroke: 8,
    halo: true,
    pose: { lean: 0, arms: [{ to: [758, 612] }, [136, 164]], legs: step },
  },
];

/** The scene `after`: Saturday at seven, and everybody goes home with a bag. */
export const after: Scene = () =>
  [
    moon([1040, 330], 56),
    line('M428 206Q830 280 1220 80', 4),
    lights(
      times(12).map((i) => onBow([428, 212], [830, 296], [1220, 86], 0.04 + i * 0.084)),
      20,
    ),
    fromTip(844, stall([0, 838], 310, 560) + shelves([36, 838], 238, 370, 3, 3) + dressed(all), 1.14, 0),
    earthToEdge(844),
  ].join('');
