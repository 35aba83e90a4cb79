import { figure } from '../../figure/figure';
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
const rail = line(path(110, 190, 408, 190) + path(256, 190, 256, 834) + path(176, 832, 336, 832), 14);

/** The bag that changes hands. */
const bag =
  line(bow([560, 500], [610, 380], [660, 500]), 11) +
  cover(shape(530, 498, 692, 498, 704, 690, 518, 690), 9, ground, marigold) +
  line(path(566, 560, 566, 620) + path(611, 560, 611, 620) + path(656, 560, 656, 620), 14, ground);

/** The scene `sales-associate`. */
export const salesAssociate: Scene = () =>
  [
    rail,
    shirt(318, cotton),
    shirt(204, ground),
    figure(
      [446, 834],
      690,
      { ...poses.stand, lean: 10, nod: 6, arms: [{ to: [560, 500] }, { to: [604, 440] }] },
      { hat: 'tie', stroke: 14 },
    ),
    figure([1030, 834], 400, armed(poses.stand, [-16, 6], { to: [962, 572] }), { left: true, stroke: 12 }),
    figure([830, 834], 680, armed(poses.stand, { to: [940, 560] }, { to: [640, 452] }), {
      left: true,
      woman: true,
      stroke: 14,
    }),
    bag,
    frame({ bottom: 'zigzag' }),
  ].join('');
