import { bones, type Held, type Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import {
  box,
  cotton,
  cover,
  ground,
  ink,
  line,
  marigold,
  move,
  num,
  path,
  type Point,
  poly,
  shape,
} from '../../../svg';

/** The strap over his shoulder and the bag at his hip. */
function satchel(one: Person): string {
  const { neck, hip } = bones(one);
  const [u, k] = [one.h, one.left ? -1 : 1];
  const [x, y] = move(hip, -k * u * 0.1, -u * 0.03);
  return (
    line(poly([move(neck, k * u * 0.07, 0), [x + k * u * 0.02, y]]), u * 0.022, ground) +
    cover(box([x - u * 0.085, y - u * 0.02], u * 0.17, u * 0.14), 6, ground, cotton) +
    line(
      `M${num(x - u * 0.085)} ${num(y + u * 0.03)}l${num(u * 0.085)} ${num(u * 0.03)}l${num(u * 0.085)} ${num(-u * 0.03)}`,
      5,
      ground,
    )
  );
}

/** Takes a place, a height and a pose and gives the seller, with his bag. */
export const seller = (one: Person): string => person({ halo: true, ...one }) + satchel(one);

/** His notebook, shut in the hand. */
export const notebook: Held = ([x, y]) =>
  cover(box([x - 18, y - 40], 40, 54), 5, ground, marigold) +
  line(path(x - 8, y - 38, x - 8, y + 12), 4, ground);

/** Takes the middle of the spine and a width and gives his notebook, open. */
export const opened = ([x, y]: Point, w: number): string => {
  const page = (k: number): string =>
    shape(x, y - w * 0.26, x + (k * w) / 2, y - w * 0.34, x + (k * w) / 2, y + w * 0.24, x, y + w * 0.34);
  return (
    cover(page(-1) + page(1), 5, ground, marigold) +
    line(
      path(x + w * 0.12, y, x + w * 0.38, y - w * 0.05) +
        path(x + w * 0.12, y + w * 0.14, x + w * 0.3, y + w * 0.1),
      4,
      ground,
    )
  );
};

/** Takes the top of its string, a width, a height, and what stands on it, and gives a price tag. */
export const tag = ([x, y]: Point, w: number, h: number, sign = ''): string =>
  ink(
    shape(
      x - w / 2,
      y + h,
      x - w / 2,
      y + h * 0.3,
      x - w * 0.22,
      y,
      x + w * 0.22,
      y,
      x + w / 2,
      y + h * 0.3,
      x + w / 2,
      y + h,
    ),
  ) + sign;
