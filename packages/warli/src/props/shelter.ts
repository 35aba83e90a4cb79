import {
  bow,
  cover,
  dots,
  each,
  line,
  marigold,
  num,
  onBow,
  path,
  type Point,
  poly,
  times,
  white,
} from '../svg';

/** Takes the foot and a height and gives the trunk of a great tree, a rope about it. */
export const trunk = ([x, y]: Point, h: number): string => {
  const edge = (d: number, back: boolean): string =>
    back
      ? `L${num(x + d)} ${num(y - h)}Q${num(x + d * 1.1)} ${num(y - h * 0.2)} ${num(x + d * 2.4)} ${num(y)}Z`
      : `M${num(x + d * 2.4)} ${num(y)}Q${num(x + d * 1.1)} ${num(y - h * 0.2)} ${num(x + d)} ${num(y - h)}`;
  return (
    cover(edge(-28, false) + edge(28, true), 6) +
    line(
      each(
        14,
        (i) => `M${num(x - 12 + ((i * 5) % 3) * 12)} ${num(y - 40 - i * h * 0.065)}v${num(-h * 0.04)}`,
      ),
      4,
    ) +
    line(
      each(3, (i) => path(x - 30, y - h * 0.79 + i * 11, x + 30, y - h * 0.8 + i * 11)),
      5,
    )
  );
};

/** Takes the two trees it is tied to and gives a stretched striped sheet whose near edge hangs lower. */
export const tarpaulin = (a: Point, b: Point): string => {
  const edge = (dx: number, dy: number, sag: number): Point[] => {
    const [l, r]: [Point, Point] = [
      [a[0] + dx, a[1] + dy],
      [b[0] - dx, b[1] + dy],
    ];
    return times(13).map((i) => onBow(l, [(l[0] + r[0]) / 2, l[1] + sag], r, i / 12));
  };
  const [far, near] = [edge(190, 30, 30), edge(106, 230, 46)];
  const strip = (i: number): string =>
    poly([far[i] ?? a, far[i + 1] ?? a, near[i + 1] ?? a, near[i] ?? a], true);
  return (
    line(poly([a, far[0] ?? a]) + poly([b, far[12] ?? b]), 5) +
    cover(
      each(6, (i) => strip(i * 2)),
      5,
      white,
      marigold,
    ) +
    cover(
      each(6, (i) => strip(i * 2 + 1)),
      5,
    ) +
    line(bow(near[0] ?? a, [(a[0] + b[0]) / 2, a[1] + 276], near[12] ?? b), 9) +
    line(dots(near), 15)
  );
};

/** Takes the feet and a height and gives two crutches that stand beside them. */
export const crutches = ([x, y]: Point, h: number): string =>
  [-1, 1]
    .map((k) => {
      const [top, foot] = [x + k * h * 0.15, x + k * h * 0.24];
      return line(
        path(top, y - h * 0.7, foot, y) + path(top - h * 0.05, y - h * 0.7, top + h * 0.05, y - h * 0.7),
        7,
      );
    })
    .join('');
