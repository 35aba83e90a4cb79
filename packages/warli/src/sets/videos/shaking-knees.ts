import { bones, type Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { limbs, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { curtain } from '../../props/shop';
import {
  between,
  box,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  shape,
} from '../../svg';

const floor = 770;

/** Her knees say no, and she begins. */
const beginner: Person = {
  at: [560, floor],
  h: 640,
  stroke: 14,
  halo: true,
  woman: true,
  hat: 'plait',
  pose: {
    ...poses.stand,
    lean: 2,
    arms: [{ to: [486, 520] }, { to: [716, 330] }],
    legs: limbs(14, -22, -4, 26),
  },
};

/** A heart, louder than the microphone. */
const heart = ([x, y]: Point, s: number): string =>
  `M${x} ${y + s}C${x - s * 1.7} ${y - s * 0.3} ${x - s * 0.8} ${y - s * 1.3} ${x} ${y - s * 0.45}C${x + s * 0.8} ${y - s * 1.3} ${x + s * 1.7} ${y - s * 0.3} ${x} ${y + s}Z`;

/** How they shake. */
const shaking = ([x, y]: Point): string =>
  line(
    [-1, 1]
      .map((k) =>
        [96, 136]
          .map((d) =>
            path(
              x + k * d,
              y - 56,
              x + k * (d + 22),
              y - 28,
              x + k * d,
              y,
              x + k * (d + 22),
              y + 28,
              x + k * d,
              y + 56,
            ),
          )
          .join(''),
      )
      .join(''),
    9,
  );

/** The scene `shaking-knees`. */
export const shakingKnees: Scene = () => {
  const of = bones(beginner);
  const at = between(of.neck, of.waist, 0.36);
  return [
    curtain([70, 40], 220, floor - 40),
    curtain([910, 40], 220, floor - 40),
    cover(box([36, floor], 1128, 94), 8),
    line(
      each(18, (i) => shape(60 + i * 60, 842, 90 + i * 60, 792, 120 + i * 60, 842)),
      5,
    ),
    line(path(772, floor, 772, 330, 748, 296), 10),
    line(path(716, floor - 5, 828, floor - 5), 12),
    person(beginner),
    ink(disc([738, 284], 32)),
    cover(heart(at, 46), 7, ground, marigold),
    line(heart([at[0], at[1] - 4], 76), 6, ground),
    shaking([566, 660]),
  ].join('');
};
