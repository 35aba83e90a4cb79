import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import { curve, disc, ink, line, marigold, polar, times, type Point } from '../../svg';
import { villager } from '../../figure/cast';

/** A spiral that opens, swings out and comes down like the hook of a question mark. */
const hook: Point[] = times(145).map((i) => polar([600, 270], 90 - i * 7.5, 14 + (i * 206) / 144));

/** The scene `faqs`. */
export const faqs: Scene = () =>
  [
    line(curve(hook), 15),
    ink(disc([600, 590], 36), marigold),
    [
      [196, 420],
      [428, 340],
      [772, 340],
      [1004, 420],
    ]
      .map(([x = 0, h = 0], i) =>
        figure(
          [x, 838],
          h,
          { ...poses.explain, nod: -10, arms: limbs(-36, -150 - (i % 3) * 8, 38, 152 + (i % 2) * 10) },
          { left: x > 600, ...villager(i) },
        ),
      )
      .join(''),
    frame({ bottom: 'dots' }),
  ].join('');
