import type { Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { armsOver } from '../../figure/seat';
import type { Scene } from '../../page';
import { helmet, jacket, turnedOver } from '../../props/safety';
import { line, path } from '../../svg';

const floor = 838;

const visitor: Person = {
  at: [150, floor],
  h: 600,
  stroke: 12,
  halo: true,
  woman: true,
  hat: 'plait',
  pose: { ...poses.stand, lean: 4, nod: 14, arms: [{ to: [262, 536] }, { to: [330, 566] }] },
};

/** The scene `turn-one-over`: on a visit she looks into a helmet, and he pulls at the belt of the largest life jacket. */
export const turnOneOver: Scene = () =>
  [
    line(path(540, 130, 540, floor) + path(508, 146, 1210, 146), 12),
    jacket([626, 150], 150),
    jacket([826, 150], 340),
    [636, 772, 908].map((x) => helmet([x, floor])).join(''),
    line(path(960, 443, 990, 462), 10),
    figure(
      [1078, floor],
      560,
      { ...poses.stand, lean: -8, nod: 6, arms: [[-8, 4], { to: [970, 452] }] },
      { left: true, stroke: 13 },
    ),
    person(visitor),
    turnedOver([322, 444]),
    armsOver(visitor),
    line(path(0, floor + 6, 1200, floor + 6), 6),
  ].join('');
