import { dots, ground, line, num, type Point, times } from '../../../svg';
import { type Hill, top } from '../hill';

/** The long way down from his hill to the left edge of the picture. */
const way: Hill = [
  [-10, 1040],
  [760, 1064],
  [1290, 1026],
  [1536, 924],
];

/** Takes a place along x and gives the point of the way there. */
export const on = (x: number): Point => [x, top(way, x)[1]];

/** Who goes before the way: a middle and half a width. */
const before: readonly Point[] = [
  [1418, 28],
  [1236, 20],
  [1092, 34],
  [940, 37],
  [774, 38],
  [450, 60],
];

/** Takes where somebody's feet or head are near the dots and gives the edge of the way and the free dots below it: both stop on either side of whom they go behind. */
export function edge(near: readonly number[]): string {
  const [a, b, c, d] = way.map(([x, y]) => `${num(x)} ${num(y)}`);
  const row = times(51)
    .map((i) => 24 + i * 30)
    .filter((x) => before.every(([at, half]) => Math.abs(x - at) > half + 24))
    .filter((x) => near.every((at) => Math.abs(at - x) > 22))
    .map((x): Point => [x, on(x)[1] + 18]);
  const gaps = before.map(([x, half]) => `M${x - half} ${Math.round(on(x)[1])}h${half * 2}`);
  return line(`M${a}C${b} ${c} ${d}`) + line(gaps.join(''), 26, ground) + line(dots(row), 7);
}
