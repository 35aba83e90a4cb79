import { figure } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { stick } from '../../../figure/seat';
import { dots, each, ink, line, type Point, polar, poly, times } from '../../../svg';
import { far } from '../../../ground/story';
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
    far(
      rocket([2196, 104], 58) +
        rocket([2288, 196], 36) +
        line('M2196 172q2 26 -10 42M2288 242q2 16 -2 26') +
        toran([1944, 84], [2130, 0], 34, 9) +
        kandil([1990, 86], 38, 32, true) +
        kandil([2080, 46], 66, 32, true) +
        ink('M2326 40a48 48 0 1 0 44 70a44 44 0 1 1 -44 -70Z'),
    ),
    girl({
      at: [1984, floor],
      h: 330,
      pose: { ...poses.stand, lean: 4, arms: [{ to: [2062, 424] }, { to: [2072, 424] }] },
    }),
    figure(
      [2144, floor],
      360,
      { ...poses.stand, lean: -6, nod: -18, arms: [{ to: [2118, 414] }, { to: [2114, 420] }] },
      { left: true, hat: 'topi' },
    ),
    figure(
      [2252, floor],
      316,
      { ...poses.stand, lean: -3, nod: -20, arms: limbs(-150, -172, 6, 10) },
      { left: true, woman: true },
    ),
    figure(
      [2354, floor],
      268,
      { ...poses.stand, lean: 4, nod: -16, arms: [[-18, 6], { to: [2316, 484] }] },
      { left: true, woman: true },
    ),
    stick([2316, 484], floor),
    folded([2040, 392], 84, 32),
  ].join('');
