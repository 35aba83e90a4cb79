import type { Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { pad } from '../../figure/hold';
import { armed, poses } from '../../figure/pose';
import { seated } from '../../figure/seat';
import type { Scene } from '../../page';
import { receiver } from '../../props/post';
import { wheel } from '../../props/vehicle';
import { barrel } from '../../props/village';
import { box, cover, dots, each, line, marigold, path, type Point, polar, times } from '../../svg';

const floor = 838;

const deck = 440;

/** One who wants the trolley over here. */
const tug = (x: number, left: boolean, more: Partial<Person>): string => {
  const k = left ? -1 : 1;
  return person({
    at: [x, deck + 20],
    h: 214,
    left,
    halo: true,
    stroke: 6,
    pose: {
      ...poses.pull,
      lean: -24,
      arms: [{ to: [x + k * 60, deck - 108] }, { to: [x + k * 66, deck - 112] }],
      legs: [{ to: [x + k * 4, deck] }, { to: [x + k * 48, deck] }],
    },
    ...more,
  });
};

/** One trolley, and a handle for each of the two groups. */
const trolley = (): string =>
  line(path(476, deck - 112, 500, deck - 34, 700, deck - 34, 724, deck - 112), 9) +
  wheel([532, deck - 16], 18, 4) +
  wheel([668, deck - 16], 18, 4) +
  cover(box([526, deck - 112], 70, 76), 5) +
  cover(box([604, deck - 132], 76, 96), 5, marigold, marigold);

/** What they speak about: it lies between them. */
const matter = (): string =>
  line(dots(times(56).map((i): Point => polar([600, 310], i * 6.43, 304, 222))), 10) +
  line(path(366, deck + 4, 834, deck + 4)) +
  tug(410, false, { woman: true }) +
  tug(790, true, { hat: 'cap' }) +
  trolley();

/** The cord from one to the other. */
const cord = (): string =>
  line(`M216 404Q250 800 380 762${each(11, () => `c46 0 46 -62 12 -62s-34 62 26 62`)}Q960 800 966 462`, 5);

/** The scene `trainer-on-the-line`: she describes the trolley for which two groups fight, and listens to what the trainer asks. */
export const trainerOnTheLine: Scene = () =>
  [
    matter(),
    cord(),
    figure([150, floor], 580, armed({ ...poses.stand, nod: 6 }, { to: [60, 560] }, { to: [246, 350] }), {
      woman: true,
      stroke: 12,
      holds: [pad, receiver],
    }),
    barrel([1066, floor], 170),
    seated(
      [1066, 668],
      floor,
      560,
      { lean: 2, nod: 6, arms: [{ to: [1044, 640] }, { to: [944, 410] }] },
      { left: true, hat: 'cap', stroke: 12, holds: [null, receiver] },
    ),
    line(path(0, floor + 6, 1200, floor + 6), 6),
  ].join('');
