import type { Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { armsOver, bench } from '../../figure/seat';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { letter } from '../../props/gift';
import { clayPot, pottersWheel } from '../../props/pottery';
import { each, line, marigold, path } from '../../svg';

const floor = 1038;

const potter: Person = {
  at: [980, 882],
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
    arms: [{ to: [784, 740] }, { to: [958, 720] }],
    legs: [{ to: [926, floor] }, { to: [861, floor] }],
  },
};

/** A shelf at a height, with pots from its right end. */
const shelf = (y: number, count: number): string =>
  line(path(610, y, 1110, y), 12) + each(count, (i) => clayPot([1040 - i * 120, y - 6], 80 + (i % 2) * 24));

/** The scene `nominated`: a potter hears from his neighbour whom she has written down, and asks whether she means him. */
export const nominated: Scene = () =>
  [
    shelf(210, 3),
    shelf(450, 4),
    bench([880, 890], 230, floor - 890),
    pottersWheel([720, 812], 128, floor),
    clayPot([720, 804], 150, 0, marigold),
    person(potter),
    armsOver(potter),
    figure(
      [290, floor],
      600,
      { ...poses.stand, lean: 4, arms: [{ to: [452, 670] }, { to: [574, 596] }] },
      { woman: true, hat: 'plait', stroke: 13, holds: [letter, null] },
    ),
    frame({ bottom: 'zigzag' }, 1200, 1100),
  ].join('');
