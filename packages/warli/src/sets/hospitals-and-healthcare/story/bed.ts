import type { Person } from '../../../figure/bones';
import { figure } from '../../../figure/figure';
import { limbs, type Pose, poses } from '../../../figure/pose';
import { box, cover, dots, ink, line, path, type Point, times } from '../../../svg';

/** A bed seen from its foot, with somebody under its quilt: takes the middle of the foot, a width, a height, how tall the sleeper is and how the arms are held. */
export const bedFromFoot = (
  [x, y]: Point,
  w: number,
  h: number,
  tall: number,
  arms: Pose['arms'] = limbs(-30, 10, 30, -10),
  more: Partial<Person> = {},
): string => {
  const l = x - w / 2;
  const foot = y - h * 0.12;
  return (
    cover(`M${l} ${y + 3}V${y - h * 0.76}Q${x} ${y - h * 1.24} ${l + w} ${y - h * 0.76}V${y + 3}`, 7) +
    figure(
      [x, y - h * 0.34],
      tall,
      { ...poses.stand, arms, legs: limbs(-4, -176, 4, 176) },
      { hung: true, ...more },
    ) +
    cover(`M${l} ${foot}V${y - h * 0.48}Q${x} ${y - h * 0.58} ${l + w} ${y - h * 0.48}V${foot}Z`, 6) +
    line(
      dots(
        times(12).map((i): Point => [
          l + w * (0.14 + (i % 4) * 0.24),
          y - h * (0.41 - Math.floor(i / 4) * 0.1),
        ]),
      ),
      9,
    )
  );
};

/** A drip on its hook: takes the foot of the stand, its height and where the tube ends. */
export const drip = ([x, y]: Point, h: number, [a, b]: Point): string =>
  line(path(x, y, x, y - h, x + 40, y - h, x + 40, y - h + 14) + path(x - 24, y, x, y - 26, x + 24, y), 7) +
  cover(box([x + 18, y - h + 14], 44, 80), 6) +
  ink(box([x + 24, y - h + 52], 32, 36)) +
  line(`M${x + 40} ${y - h + 94}Q${x + 30} ${b - 20} ${a} ${b}`, 4);
