import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import { disc, each, ink, line, marigold, num, type Point } from '../../svg';

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
  [[190, 210], 74],
  [[340, 96], 46],
  [[860, 96], 46],
  [[1010, 210], 74],
];

/** Those who stand upright and ask: one points, one opens her hands. */
const tall: readonly Person[] = [
  { at: [168, 890], h: 480, pose: { ...poses.point, nod: -10, arms: limbs(-50, 44, 138, 146) }, hat: 'topi' },
  {
    at: [1032, 890],
    h: 480,
    pose: { ...poses.stand, nod: -10, arms: limbs(-36, -150, 38, 152) },
    left: true,
    woman: true,
  },
];

/** Those of a lesser size: one sits and wonders, one scratches his head. */
const lesser: readonly Person[] = [
  { at: [390, 846], h: 404, pose: { ...poses.floor, nod: -14 }, hung: true, woman: true, hat: 'plait' },
  {
    at: [756, 890],
    h: 404,
    pose: { ...poses.stand, nod: 10, arms: [{ to: [776, 504], other: true }, [34, -8]] },
    left: true,
  },
];

/** The scene `faqs`: its lower edge is the ground. */
export const faqs: Scene = () =>
  [
    line(hook([600, 290], 236), 17),
    ink(disc([600, 640], 42), marigold),
    line(small.map(([at, r]) => hook(at, r)).join(''), 7),
    ink(small.map(([[x, y], r]) => disc([x, y + r * 1.46], r * 0.19)).join(''), marigold),
    [tall, lesser].map(dressed).join(''),
  ].join('');
