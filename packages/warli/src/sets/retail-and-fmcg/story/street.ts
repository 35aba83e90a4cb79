import { figure } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { stick } from '../../../figure/seat';
import { dots, each, ink, line, type Point, polar, poly, times } from '../../../svg';
import { floor, girl } from './girl';
import { kandil, toran } from './lights';
import { folded } from './shirt';

/** Takes where it bursts and a radius and gives a rocket. */
const rocket = (at: Point, r: number): string =>
  line(
    each(12, (i) => poly([polar(at, i * 30, r * 0.4), polar(at, i * 30, r * (i % 2 ? 0.75 : 1))])),
    5,
  ) + line(dots(times(12).map((i) => polar(at, i * 30 + 15, r * 1.05))), 8);

/** Half past eight: he has come back, with his wife and his mother. */
export const street = (): string =>
  [
    rocket([2186, 130], 62),
    rocket([2268, 206], 38),
    line('M2186 200q2 36 -14 56M2268 252q2 16 -2 26', 4),
    toran([1880, 90], [2130, 0], 40, 12),
    kandil([1962, 94], 42, 34, true),
    kandil([2066, 56], 70, 34, true),
    ink('M2310 50a48 48 0 1 0 44 70a44 44 0 1 1 -44 -70Z'),
    girl({
      at: [1984, floor],
      h: 330,
      pose: { ...poses.stand, lean: 4, arms: [{ to: [2062, 424] }, { to: [2072, 424] }] },
    }),
    figure(
      [2150, floor],
      360,
      { ...poses.stand, lean: -6, nod: -18, arms: [{ to: [2118, 414] }, { to: [2114, 420] }] },
      { left: true, hat: 'topi' },
    ),
    figure(
      [2248, floor],
      326,
      { ...poses.stand, lean: -8, nod: -20, arms: [[-146, -172], { to: [2252, 432] }] },
      { left: true, woman: true },
    ),
    figure(
      [2350, floor],
      280,
      { ...poses.stand, lean: 8, nod: -16, arms: [[-18, 6], { to: [2308, 476] }] },
      { left: true, woman: true },
    ),
    stick([2308, 476], floor),
    folded([2040, 392], 84, 32),
  ].join('');
