import type { Person } from '../../figure/bones';
import { dressed, dressedFigure } from '../../figure/finery';
import { armed, poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { bow, cotton, cover, ground, line, marigold, path, shape, white } from '../../svg';

const shirt = (x: number, fill: string): string =>
  line(path(x, 196, x, 236), 9) +
  cover(
    shape(
      x - 30,
      240,
      x + 30,
      240,
      x + 84,
      300,
      x + 58,
      336,
      x + 42,
      320,
      x + 42,
      450,
      x - 42,
      450,
      x - 42,
      320,
      x - 58,
      336,
      x - 84,
      300,
    ),
    9,
    white,
    fill,
  );

/** A stand for clothes. */
const rail = line(path(66, 190, 342, 190) + path(204, 190, 204, 834) + path(132, 832, 276, 832), 14);

/** The bag that changes hands. */
const bag =
  line(bow([656, 500], [706, 380], [756, 500]), 11) +
  cover(shape(626, 498, 788, 498, 800, 690, 614, 690), 9, ground, marigold) +
  line(path(662, 560, 662, 620) + path(707, 560, 707, 620) + path(752, 560, 752, 620), 14, ground);

/** The salesman and his customer, each with a hand at the bag. */
const two: readonly Person[] = [
  {
    at: [516, 834],
    h: 690,
    halo: true,
    hat: 'tie',
    stroke: 14,
    pose: { ...poses.stand, lean: 4, nod: 6, arms: [[-8, 2], { to: [680, 446] }] },
  },
  {
    at: [918, 834],
    h: 690,
    halo: true,
    left: true,
    woman: true,
    stroke: 14,
    pose: armed(poses.stand, { to: [1026, 560] }, { to: [734, 446] }),
  },
];

/** The scene `sales-associate`. */
export const salesAssociate: Scene = () =>
  [
    rail,
    shirt(300, cotton),
    shirt(108, ground),
    dressedFigure([1114, 834], 400, armed(poses.stand, [-10, 4], { to: [1046, 572] }), {
      left: true,
      stroke: 12,
    }),
    dressed(two),
    bag,
    frame({ bottom: 'zigzag' }),
  ].join('');
