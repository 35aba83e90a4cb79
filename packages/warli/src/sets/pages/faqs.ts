import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import { disc, each, ink, line, marigold, num, type Point } from '../../svg';
import { villager } from '../../figure/cast';

/** A spiral that opens, swings out in six half turns and comes down like the hook of a question mark. */
const hook = ([x, y]: Point, r: number): string => {
  const out = (i: number): number => r * (0.06 + i * 0.157);
  const half = (i: number): string => {
    const radius = num((out(i) + out(i + 1)) / 2);
    return `A${radius} ${radius} 0 0 0 ${x} ${num(y + (i % 2 ? 1 : -1) * out(i + 1))}`;
  };
  return `M${x} ${num(y + out(0))}${each(6, half)}`;
};

/** The lesser questions to both sides. */
const small: readonly (readonly [Point, number])[] = [
  [[176, 190], 62],
  [[330, 110], 40],
  [[870, 110], 40],
  [[1024, 190], 62],
];

/** The scene `faqs`. */
export const faqs: Scene = () =>
  [
    line(hook([600, 270], 220), 15),
    ink(disc([600, 590], 36), marigold),
    line(small.map(([at, r]) => hook(at, r)).join(''), 5),
    ink(small.map(([[x, y], r]) => disc([x, y + r * 1.46], r * 0.17)).join(''), marigold),
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
