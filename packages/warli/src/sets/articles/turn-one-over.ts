import type { Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { armsOver, bench } from '../../figure/seat';
import type { Scene } from '../../page';
import { helmet, turnedOver } from '../../props/helmet';
import { jacket } from '../../props/safety';
import { line, path } from '../../svg';

const floor = 838;

const visitor: Person = {
  at: [150, floor],
  h: 600,
  stroke: 12,
  halo: true,
  woman: true,
  hat: 'plait',
  pose: { ...poses.stand, lean: 4, nod: 14, arms: [{ to: [282, 528] }, { to: [336, 556] }] },
};

/** The scene `turn-one-over`: on a visit she looks into a helmet, and he pulls at the belt of the largest life jacket. */
export const turnOneOver: Scene = () =>
  [
    line(path(496, 130, 496, floor) + path(930, 130, 930, floor) + path(464, 146, 962, 146), 11),
    jacket([572, 150], 140),
    jacket([760, 150], 330),
    bench([528, 736], 376, floor - 736),
    [588, 708, 828].map((x) => helmet([x, 721], 42)).join(''),
    line(path(892, 434, 914, 450), 10),
    figure(
      [1034, floor],
      560,
      { ...poses.stand, lean: -8, nod: 6, arms: [[-8, 4], { to: [904, 444] }] },
      { left: true, stroke: 13 },
    ),
    person(visitor),
    turnedOver([340, 436], 96),
    armsOver(visitor),
    line(path(0, floor + 6, 1200, floor + 6), 6),
  ].join('');
