import { add, dir, last } from './bones';
import type { Point } from '../svg';

/** Takes the joints of a limb and its line width, as shares of the height, and gives the corners of its shape. */
export type Flesh = (joints: readonly Point[], w: number) => Point[];

const way = (a: Point, b: Point): Point => {
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
};

const on = (at: Point, [x, y]: Point, ahead: number, aside = 0): Point =>
  add(at, [x * ahead - y * aside, y * ahead + x * aside]);

/** One edge of a limb, which is thinner at each joint; `side` 1 lies behind somebody who stands. */
function edge(
  [root = [0, 0], joint = root, end = joint]: readonly Point[],
  side: number,
  w: number,
): Point[] {
  const [upper, lower] = [way(root, joint), way(joint, end)];
  const bend = add(upper, lower);
  // At a sharp bend the corner would run far out.
  const out = Math.min(1.3, 2 / (Math.hypot(...bend) || 1));
  return [
    on(root, upper, 0, side * w * 0.5),
    on(joint, way([0, 0], bend), 0, side * w * 0.42 * out),
    on(end, lower, 0, side * w * 0.24),
  ];
}

/** An arm that ends in a leaf-shaped hand. */
export const arm: Flesh = (joints, w) => {
  const [end, ahead] = [last(joints), way(joints[1] ?? [0, 0], last(joints))];
  const hand = [on(end, ahead, 0.02, w * 0.4), on(end, ahead, 0.054), on(end, ahead, 0.02, -w * 0.4)];
  return [...edge(joints, 1, w), ...hand, ...edge(joints, -1, w).toReversed()];
};

/** A leg that ends in a wedge of a foot, which points forward, or on where the shin lies down. */
export const leg: Flesh = (joints, w) => {
  const [end, shin] = [last(joints), way(joints[1] ?? [0, 0], last(joints))];
  const lies = shin[0] < -0.9;
  const toe = lies ? shin : dir(90, 1);
  const sole = lies ? 0 : w * 0.4;
  const foot = [on(end, toe, -0.016, sole), on(end, toe, 0.066, sole)];
  return [...edge(joints, 1, w), ...foot, ...edge(joints, -1, w).toReversed()];
};
