import type { Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { armsOver, bench } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { letter } from '../../props/gift';
import { clayPot, pottersWheel } from '../../props/pottery';
import { each, line, marigold, path } from '../../svg';

const floor = 838;

const potter: Person = {
  at: [980, 682],
  h: 540,
  hung: true,
  halo: true,
  left: true,
  hat: 'turban',
  stroke: 12,
  pose: {
    ...poses.chair,
    lean: 6,
    nod: -6,
    arms: [{ to: [784, 540] }, { to: [958, 520] }],
    legs: [{ to: [926, floor] }, { to: [861, floor] }],
  },
};

/** The scene `nominated`: a potter hears from his neighbour whom she has written down, and asks whether she means him. */
export const nominated: Scene = () =>
  [
    line(path(610, 250, 1110, 250), 12),
    each(4, (i) => clayPot([680 + i * 120, 244], 104 - (i % 2) * 24)),
    bench([880, 690], 230, floor - 690),
    pottersWheel([720, 612], 128, floor),
    clayPot([720, 604], 150, 0, marigold),
    person(potter),
    armsOver(potter),
    figure(
      [290, floor],
      600,
      { ...poses.stand, lean: 4, arms: [{ to: [452, 470] }, { to: [574, 396] }] },
      { woman: true, hat: 'plait', stroke: 13, holds: [letter, null] },
    ),
    frame({ bottom: 'zigzag' }),
  ].join('');
