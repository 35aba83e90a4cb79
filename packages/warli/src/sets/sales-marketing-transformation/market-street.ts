import type { Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { pad } from '../../figure/hold';
import { armed, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { flock } from '../../props/animal';
import { stall } from '../../props/market';
import { counter } from '../../props/room';
import { dots, ground, line, marigold, move, type Point, points, white } from '../../svg';

const floor = 838;

/** A heap of six fruits: takes the middle of its foot. */
const heap = (at: Point): string => {
  const fruits = points(-44, -24, 0, -24, 44, -24, -22, -62, 22, -62, 0, -100).map(([dx, dy]) =>
    move(at, dx, dy),
  );
  return line(dots(fruits), 52, ground) + line(dots(fruits), 38, marigold);
};

/** A stall: takes its left foot, the colour of its awning and who stands behind its counter, between two heaps of fruit. */
const shop = (x: number, colour: string, keeper: Partial<Person>): string =>
  person({
    at: [x + 190, floor],
    h: 500,
    stroke: 11,
    pose: armed(poses.stand, [-40, -164], [40, 164]),
    ...keeper,
  }) +
  counter([x + 22, 660], 336, floor - 660) +
  heap([x + 88, 652]) +
  heap([x + 292, 652]) +
  stall([x, floor], 380, 690, colour);

/** The scene `market-street`: a woman with a pad looks at what two stalls sell. */
export const marketStreet: Scene = () =>
  [
    flock([90, 120], 3, 60),
    figure(
      [186, floor],
      610,
      { ...armed(poses.stand, { to: [298, 506] }, { to: [276, 540] }), nod: 8 },
      { woman: true, stroke: 12, holds: [null, pad] },
    ),
    shop(392, marigold, { hat: 'turban' }),
    shop(802, white, { woman: true }),
    frame({ bottom: 'comb' }),
  ].join('');
