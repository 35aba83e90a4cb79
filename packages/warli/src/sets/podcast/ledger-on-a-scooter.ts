import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { scooter } from '../../props/bike';
import { between, box, cover, disc, each, ground, line, marigold, path, type Point, turned } from '../../svg';

const floor = 838;

const long = 620;

const at: Point = [300, floor];

/** She is sixty and drives with both hands. */
const seller: Person = {
  at: [506, 520],
  h: 640,
  stroke: 14,
  halo: true,
  hung: true,
  woman: true,
  pose: {
    ...poses.chair,
    lean: 6,
    nod: 0,
    arms: [{ to: [706, 412] }, { to: [730, 418] }],
    legs: [{ to: [622, 740] }, { to: [668, 740] }],
  },
};

const arm: Point = [792, 316];

/** One of those who have always bought from her. */
const customer: Person = {
  at: [1036, floor],
  h: 590,
  stroke: 13,
  halo: true,
  woman: true,
  left: true,
  hat: 'plait',
  pose: { ...armed(poses.stand, [-40, 40], { to: arm }), nod: -6 },
};

/** A rod with bangles from end to end. */
const rod = ([x, y]: Point, w: number, count: number): string =>
  line(path(x, y, x + w, y), 7) +
  line(
    each(count, (i) => disc([x + 20 + (i * (w - 40)) / (count - 1), y + 26], 9, 34)),
    6,
  );

/** The stand behind her seat, hung with bangles. */
const stand = (): string =>
  line(path(150, 160, 150, 560) + path(406, 160, 406, 540), 8) +
  each(3, (i) => rod([120, 172 + i * 106], 316, 11));

/** The ledger, tied to the front of the scooter. */
const ledger = ([x, y]: Point): string =>
  turned(
    cover(box([x - 62, y - 76], 124, 152), 6, ground, marigold) +
      line(path(x - 40, y - 76, x - 40, y + 76), 6, ground) +
      line(path(x - 12, y - 44, x + 42, y - 44) + path(x - 12, y - 12, x + 42, y - 12), 7, ground),
    8,
    [x, y],
  );

/** What she has bought, about her arm. */
const bangles = (count: number): string =>
  each(count, (i) => {
    const d = disc(between(arm, [920, 372], 0.32 + i * 0.15), 8, 26);
    return line(d, 13, ground) + line(d, 6);
  });

/** The scene `ledger-on-a-scooter`. */
export const ledgerOnAScooter: Scene = () =>
  [
    stand(),
    scooter(at, long),
    line(path(150, 556, 420, 556), 10),
    ledger([802, 566]),
    person(seller),
    person(customer),
    bangles(5),
    frame({ bottom: 'dots' }),
  ].join('');
