import { bones, type Held, type Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import {
  between,
  box,
  cover,
  dots,
  ground,
  line,
  marigold,
  move,
  path,
  type Point,
  poly,
  shape,
  times,
} from '../../../svg';

/** The border of her sari: two lines with dots between, and its end over the shoulder. */
function sari(one: Person): string {
  const { neck, waist, hip } = bones(one);
  const u = one.h;
  const hem = (share: number): [Point, Point] => {
    const at = between(waist, hip, share);
    const [dx, dy] = [hip[0] - waist[0], hip[1] - waist[1]];
    const k = (u * 0.112 * share) / Math.hypot(dx, dy);
    return [move(at, -dy * k, dx * k), move(at, dy * k, -dx * k)];
  };
  const row = hem(0.74);
  const k = one.left ? 1 : -1;
  return (
    line(poly(hem(0.55)) + poly(hem(0.93)), u * 0.013, ground) +
    line(dots(times(5).map((i) => between(...row, (i + 0.5) / 5))), u * 0.024, ground) +
    line(
      poly([move(neck, k * u * 0.06, 2), move(between(waist, neck, 0.1), -k * u * 0.01, 0)]) +
        poly([move(neck, k * u * 0.015, 2), move(between(waist, neck, 0.3), -k * u * 0.02, 0)]),
      u * 0.012,
      ground,
    )
  );
}

/** Takes a place, a height and a pose and gives Meera, with her plait and her sari; what she holds lies before it. */
export function meera(spec: Person): string {
  const one: Person = { halo: true, woman: true, hat: 'plait', ...spec };
  const held = (one.holds ?? []).map((draw, i) => draw?.(bones(one).hands[i as 0 | 1], one) ?? '');
  return person({ ...one, holds: [null, null] }) + sari(one) + held.join('');
}

/** Takes the middle and a height and gives her diary, shut. */
export const shut = ([x, y]: Point, h: number): string =>
  cover(box([x - h * 0.36, y - h / 2], h * 0.72, h), 5, ground, marigold) +
  line(path(x - h * 0.2, y - h / 2, x - h * 0.2, y + h / 2), 5, ground);

/** Takes the middle of the spine and a height and gives her diary, open. */
export const open = ([x, y]: Point, h: number): string => {
  const page = (k: number): string =>
    shape(x, y - h * 0.4, x + k * h * 0.66, y - h * 0.5, x + k * h * 0.66, y + h * 0.4, x, y + h * 0.5);
  const row = (k: number, a: number): string =>
    path(x + k * h * 0.14, y + h * a, x + k * h * 0.52, y + h * (a - 0.05));
  return (
    cover(page(-1) + page(1), 5, ground, marigold) +
    line([-1, 1].map((k) => row(k, -0.16) + row(k, 0.06) + row(k, 0.28)).join(''), 4, ground)
  );
};

/** Her diary, open in the hand. */
export const reading: Held = ([x, y], { h }) => open([x, y - h * 0.05], h * 0.15);

/** Her diary under the arm, in the hand. */
export const carried: Held = ([x, y], { h }) => shut([x, y - h * 0.02], h * 0.15);
