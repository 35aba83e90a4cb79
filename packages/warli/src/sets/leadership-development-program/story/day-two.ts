import { poses } from '../../../figure/pose';
import { far } from '../../../ground/story';
import { box, cotton, cover, disc, each, ground, ink, line, onBow, path, type Point } from '../../../svg';
import { card, floor, him, onCane } from './him';
import { machine } from './machine';
import { her } from './week-one';

/** The ends of the string and its lowest point's pull. */
const [from, pull, to]: readonly [Point, Point, Point] = [
  [1904, 92],
  [2080, 190],
  [2262, 84],
];

/** The string of the training days, with cards on it that are blank by now. */
const blanks = (): string =>
  line(`M${from.join(' ')}Q${pull.join(' ')} ${to.join(' ')}`) +
  each(4, (i) => {
    const [x, y] = onBow(from, pull, to, 0.1 + i * 0.155);
    return cover(box([x - 20, y], 40, 54), 4, ground, cotton);
  });

/** Day two: his card is among the blank ones, somebody asks, and she runs the machine alone. */
export const dayTwo = (): string =>
  [
    far(machine(2254) + line(path(2350, floor - 232, 2364, 250), 7) + ink(disc([2364, 246], 15))),
    her({
      at: [2304, floor - 236],
      h: 280,
      woman: true,
      hat: 'plait',
      pose: { ...poses.stand, arms: [{ to: [2266, 90] }, { to: [2356, 264] }] },
    }),
    far(blanks()),
    card([2192, 176], 72, -4, false),
    line(path(2174, 178, 2188, 194, 2214, 156), 10, ground),
    onCane(1968, 352, { lean: 4, nod: -10, arms: [{ to: [2026, 462] }, [138, 170]] }, { hat: 'topi' }),
    him({
      at: [2150, floor],
      h: 350,
      halo: true,
      pose: { ...poses.stand, nod: -6, arms: [[-6, 6], { to: [2200, 224] }] },
    }),
  ].join('');
