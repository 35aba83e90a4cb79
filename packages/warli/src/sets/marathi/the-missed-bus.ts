import { bones, type Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { bag } from '../../figure/hold';
import { poses } from '../../figure/pose';
import { armsOver, bench } from '../../figure/seat';
import { spiral } from '../../ground/land';
import type { Scene } from '../../page';
import { tea } from '../../props/bank';
import { bus } from '../../props/vehicle';
import { box, cotton, cover, each, ink, line, marigold, path, points, shape } from '../../svg';

const floor = 838;

/** He still holds up his hand. */
const late: Person = {
  at: [654, floor],
  h: 590,
  stroke: 14,
  halo: true,
  hat: 'tie',
  pose: { ...poses.stand, lean: 4, nod: -6, arms: [{ to: [560, 590] }, { to: [806, 196] }] },
};

/** The man at the stop has room beside him, and two glasses. */
const stranger: Person = {
  at: [258, 684],
  h: 630,
  stroke: 14,
  halo: true,
  hung: true,
  hat: 'turban',
  pose: {
    ...poses.chair,
    lean: 0,
    nod: -4,
    arms: [[-18, 48], { to: [474, 440] }],
    legs: [{ to: [312, floor] }, { to: [362, floor] }],
  },
};

/** Dust where the bus was. */
const dust = (): string =>
  line(
    points(742, 596, 700, 560, 752, 540)
      .map((at, i) => spiral(at, 34 - i * 8, 1.8))
      .join(''),
    7,
  );

/** The shelter of the stop. */
const shelter = (): string =>
  line(path(76, 230, 76, floor) + path(560, 230, 560, floor), 12) +
  cover(shape(30, 236, 76, 170, 576, 170, 606, 236), 8) +
  line(
    each(12, (i) => path(86 + i * 42, 176, 58 + i * 46, 230)),
    5,
  );

/** The scene `the-missed-bus`. */
export const theMissedBus: Scene = () =>
  [
    line(path(0, 640, 1200, 640), 6),
    dust(),
    bus([792, 638], 380),
    ink(box([796, 540], 375, 34), marigold),
    shelter(),
    bench([110, 698], 420, floor - 698),
    dressed([stranger]),
    armsOver(stranger, [0]),
    tea([490, 440], 78).replaceAll(marigold, cotton),
    dressed([late]),
    bag(bones(late).hands[0], late),
    line(path(0, floor + 5, 1200, floor + 5), 9),
  ].join('');
