import { bones, type Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { groundLine } from '../../frame';
import type { Scene } from '../../page';
import {
  box,
  cotton,
  cover,
  disc,
  dots,
  ground,
  ink,
  larger,
  line,
  marigold,
  path,
  points,
  shape,
  white,
} from '../../svg';

/** The motorbike on its stand. */
const bike =
  line(disc([182, 744], 86) + disc([500, 744], 86), 15) +
  line(dots(points(182, 744, 500, 744)), 44) +
  line(path(182, 744, 300, 628, 430, 628, 392, 762, 182, 744) + path(500, 744, 436, 560, 374, 536), 15) +
  line(path(330, 770, 300, 836), 12) +
  cover(box([302, 668], 84, 84), 10, white, ground) +
  cover(shape(306, 626, 330, 560, 420, 560, 440, 620), 10, white, white) +
  line(path(136, 608, 190, 620, 296, 616), 30) +
  cover(disc([474, 594], 28), 10, white, cotton);

/** The door of a house, with leaves strung over it, and its step. */
const door =
  cover(box([930, 190], 172, 646), 14) +
  line(path(1016, 250, 1016, 836), 8) +
  line(path(916, 184, 1112, 184), 22) +
  ink(
    shape(942, 206, 984, 206, 963, 262) +
      shape(995, 206, 1037, 206, 1016, 262) +
      shape(1048, 206, 1090, 206, 1069, 262),
  ) +
  line(dots(points(992, 560, 1040, 560)), 22);

const officer: Person = {
  at: [750, 836],
  h: 680,
  halo: true,
  stroke: 14,
  pose: { ...poses.walk, legs: limbs(-24, -28, 24, 4), arms: [[-40, -12], { to: [918, 404] }] },
};

/** The helmet that hangs from a hand, its visor ahead. */
const helmet = (): string => {
  const [x, y] = bones(officer).hands[0];
  return (
    line(path(x - 20, y + 10, x, y - 6, x + 24, y + 10), 10) +
    cover(
      `M${x - 58} ${y + 100}Q${x - 76} ${y} ${x + 4} ${y}Q${x + 70} ${y} ${x + 62} ${y + 100}Z`,
      7,
      ground,
      marigold,
    ) +
    line(path(x + 12, y + 52, x + 62, y + 52), 26, ground)
  );
};

/** The bag at the hip, its strap across the breast. */
const satchel = (): string => {
  const { neck, hip } = bones(officer);
  const strap = path(neck[0] - 60, neck[1] + 10, hip[0] + 60, hip[1] - 40);
  return (
    line(strap, 24, ground) +
    line(strap, 10) +
    cover(box([hip[0] - 4, hip[1] - 40], 132, 108), 9, ground, cotton) +
    line(path(hip[0], hip[1] + 4, hip[0] + 124, hip[1] + 4), 7, ground)
  );
};

/** The scene `sales-officer`. */
export const salesOfficer: Scene = () =>
  [larger(bike, 0.9, [60, 836]), door, dressed([officer]), satchel(), helmet(), groundLine(844)].join('');
