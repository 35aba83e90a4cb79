import { bones, type Person } from '../figure/bones';
import { figure } from '../figure/figure';
import { type Pose } from '../figure/pose';
import {
  between,
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  marigold,
  num,
  path,
  type Point,
  poly,
  shape,
  white,
} from '../svg';

/** Takes the feet, a height, a pose and who it is, and gives a child with a satchel on the back. */
export function pupil(at: Point, h: number, pose: Pose, more: Partial<Person> = {}): string {
  const { neck, waist } = bones({ at, h, pose, ...more });
  const [x, y] = between(neck, waist, 0.5);
  const k = more.left ? 1 : -1;
  const s = h * 0.11;
  const near = x + k * h * 0.09;
  return (
    figure(at, h, pose, more) +
    cover(
      shape(near, y - s, near + k * s * 1.5, y - s * 0.9, near + k * s * 1.5, y + s * 1.1, near, y + s * 1.1),
      4,
      white,
      cotton,
    ) +
    line(path(near, y - s * 0.1, near + k * s * 1.5, y - s * 0.1), 4, ground)
  );
}

/** Takes the left foot, a width and a count and gives a pile of exercise books. */
export const copies = ([x, y]: Point, w: number, count: number): string =>
  each(count, (i) =>
    cover(box([x + ((i * 7) % 5) * 3 - 6, y - 16 - i * 16], w, 16), 4, white, i % 3 === 1 ? ground : cotton),
  );

/** Takes the middle of the foot, a height and a side and gives a film camera on three legs, its lamp lit. */
export function camera([x, y]: Point, h: number, left = false): string {
  const k = left ? -1 : 1;
  const s = h * 0.2;
  const top = y - h;
  return (
    line(
      poly([
        [x - s, y],
        [x, top + s],
        [x + s, y],
      ]) + path(x, top + s, x, y - h * 0.06),
      7,
    ) +
    cover(box([x - s, top], s * 2, s), 6) +
    cover(
      shape(
        x + k * s,
        top + s * 0.25,
        x + k * s * 1.7,
        top,
        x + k * s * 1.7,
        top + s,
        x + k * s,
        top + s * 0.75,
      ),
      6,
    ) +
    cover(
      disc([x - k * s * 0.5, top - s * 0.46], s * 0.46) + disc([x + k * s * 0.48, top - s * 0.46], s * 0.46),
      5,
    ) +
    ink(disc([x + k * s * 0.2, top + s * 0.5], s * 0.2), marigold)
  );
}

/** Takes the hanging point and a height and gives a bell with its tongue. */
export const bell = ([x, y]: Point, s: number): string =>
  line(path(x, y, x, y + s * 0.3), 5) +
  cover(
    `M${num(x - s * 0.42)} ${num(y + s)}Q${num(x - s * 0.26)} ${num(y + s * 0.84)} ${num(x - s * 0.24)} ${num(y + s * 0.54)}Q${num(x)} ${num(y + s * 0.04)} ${num(x + s * 0.24)} ${num(y + s * 0.54)}Q${num(x + s * 0.26)} ${num(y + s * 0.84)} ${num(x + s * 0.42)} ${num(y + s)}Z`,
    4,
    white,
    marigold,
  ) +
  ink(disc([x, y + s * 1.08], s * 0.1));
