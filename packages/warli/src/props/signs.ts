import { spiral } from '../ground/land';
import {
  bow,
  cotton,
  cover,
  disc,
  each,
  ink,
  line,
  marigold,
  num,
  onBow,
  path,
  type Point,
  polar,
  poly,
  shape,
  times,
  white,
} from '../svg';

/** A sign inside a round fruit: takes its middle and half its size. */
type Sign = (at: Point, s: number) => string;

const star: Sign = (at, s) =>
  ink(
    poly(
      times(10).map((i) => polar(at, i * 36 - 90, i % 2 ? s * 0.4 : s)),
      true,
    ),
  );
const flame: Sign = ([x, y], s) =>
  ink(
    `M${num(x)} ${num(y - s)}Q${num(x + s)} ${num(y)} ${num(x + s * 0.6)} ${num(y + s * 0.6)}Q${num(x)} ${num(y + s * 1.1)} ${num(x - s * 0.6)} ${num(y + s * 0.6)}Q${num(x - s)} ${num(y)} ${num(x)} ${num(y - s)}Z`,
  );
const drum: Sign = ([x, y], s) =>
  ink(
    shape(
      x - s * 0.7,
      y - s * 0.7,
      x + s * 0.7,
      y - s * 0.7,
      x + s * 0.3,
      y,
      x + s * 0.7,
      y + s * 0.7,
      x - s * 0.7,
      y + s * 0.7,
      x - s * 0.3,
      y,
    ),
  );
const steps: Sign = ([x, y], s) =>
  ink(
    path(
      x - s,
      y + s * 0.8,
      x - s,
      y + s * 0.3,
      x - s * 0.4,
      y + s * 0.3,
      x - s * 0.4,
      y - s * 0.2,
      x + s * 0.2,
      y - s * 0.2,
      x + s * 0.2,
      y - s * 0.7,
      x + s * 0.9,
      y - s * 0.7,
      x + s * 0.9,
      y + s * 0.8,
    ),
  );
const pages: Sign = ([x, y], s) =>
  ink(shape(x, y + s * 0.7, x, y - s * 0.4, x + s, y - s * 0.7, x + s, y + s * 0.4)) +
  ink(shape(x - 5, y + s * 0.7, x - 5, y - s * 0.4, x - s, y - s * 0.7, x - s, y + s * 0.4), cotton);
const peaks: Sign = ([x, y], s) =>
  ink(
    shape(
      x - s,
      y + s * 0.7,
      x - s * 0.3,
      y - s * 0.8,
      x + s * 0.1,
      y,
      x + s * 0.4,
      y - s * 0.4,
      x + s,
      y + s * 0.7,
    ),
  );
const wheel: Sign = (at, s) =>
  line(disc(at, s * 0.8) + each(6, (i) => poly([at, polar(at, i * 60, s * 0.8)])), 5);
const eye: Sign = ([x, y], s) =>
  line(bow([x - s, y], [x, y - s * 1.2], [x + s, y]) + bow([x - s, y], [x, y + s * 1.2], [x + s, y]), 5) +
  ink(disc([x, y], s * 0.3));
const coil: Sign = (at, s) => line(spiral(at, s * 0.95, 3), 5);
const cup: Sign = ([x, y], s) =>
  ink(
    shape(
      x - s * 0.8,
      y - s * 0.3,
      x + s * 0.8,
      y - s * 0.3,
      x + s * 0.4,
      y + s * 0.8,
      x - s * 0.4,
      y + s * 0.8,
    ),
  ) +
  line(
    path(x - s * 0.2, y - s * 0.5, x - s * 0.2, y - s * 0.9) +
      path(x + s * 0.2, y - s * 0.5, x + s * 0.2, y - s * 0.9),
    4,
  );

/** Tip of each branch and where on the trunk it leaves, from the left below to the right below. */
const branches: readonly (readonly [number, number, number, Sign])[] = [
  [150, 520, 600, drum],
  [120, 330, 520, coil],
  [220, 150, 440, peaks],
  [370, 270, 420, pages],
  [470, 100, 360, flame],
  [730, 100, 360, steps],
  [830, 270, 420, eye],
  [980, 150, 440, wheel],
  [1080, 330, 520, cup],
  [1050, 520, 600, star],
];

/** A pointed leaf: where it grows, which way it points, and its length. */
const leaf = (at: Point, angle: number, long: number): string =>
  poly(
    [at, polar(at, angle - 26, long * 0.55), polar(at, angle, long), polar(at, angle + 26, long * 0.55)],
    true,
  );

/** A bough with leaves on both sides as far as `until`, a share of its length. */
function bough(a: Point, c: Point, b: Point, until: number): string {
  const count = Math.round((Math.hypot(b[0] - a[0], b[1] - a[1]) * (until - 0.4)) / 27);
  const leaves = times(count).flatMap((i) => {
    const t = 0.4 + (i * (until - 0.4)) / (count - 1);
    const [p, q] = [onBow(a, c, b, t), onBow(a, c, b, t + 0.02)];
    const way = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
    return [leaf(p, way - 48, 40), leaf(p, way + 48, 40)];
  });
  return line(bow(a, c, b), 7) + ink(leaves.join(''));
}

/** Takes the foot and gives a great tree whose ten branches bear ten signs, with a bough without one on each side. */
export const signTree = ([x, y]: Point): string => {
  const arm = (bx: number, by: number, from: number, until: number): string =>
    bough([x, from], [x + (bx - x) * 0.24, by + (from - by) * 0.1], [bx, by], until);
  const fruit = branches.map(
    ([bx, by, , sign], i) => cover(disc([bx, by], 64), 6, i === 4 ? marigold : white) + sign([bx, by], 33),
  );
  return (
    cover(
      `M${num(x - 80)} ${num(y)}Q${num(x - 30)} ${num(y - 100)} ${num(x - 28)} ${num(y - 250)}L${num(x - 8)} ${num(y - 520)}H${num(x + 8)}L${num(x + 28)} ${num(y - 250)}Q${num(x + 30)} ${num(y - 100)} ${num(x + 80)} ${num(y)}Z`,
      6,
      white,
      white,
    ) +
    arm(x - 330, 428, 565, 1) +
    arm(x + 330, 428, 565, 1) +
    branches.map(([bx, by, from]) => arm(bx, by, from, 0.8)).join('') +
    fruit.join('')
  );
};
