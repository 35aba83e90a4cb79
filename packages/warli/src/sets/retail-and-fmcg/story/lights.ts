import {
  bow,
  cotton,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  onBow,
  path,
  type Point,
  polar,
  poly,
  shape,
} from '../../../svg';

/** Takes two ends, a sag and a count and gives a toran of mango leaves. */
export const toran = (a: Point, b: Point, sag: number, count: number): string => {
  const c: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag * 2];
  return (
    line(bow(a, c, b), 4) +
    ink(
      each(count, (i) => {
        const [x, y] = onBow(a, c, b, (i + 0.5) / count);
        return shape(x - 9, y, x + 9, y, x, y + 32);
      }),
    )
  );
};

/** Takes where it hangs, the length of its cord, a size and whether it is lit and gives a lantern for Diwali with its paper tails. */
export const kandil = ([x, y]: Point, drop: number, s: number, lit = false): string => {
  const m = y + drop + s;
  return (
    line(
      path(x, y, x, m - s) +
        each(4, (i) => path(x - s * 0.45 + i * s * 0.3, m + s, x - s * 0.6 + i * s * 0.4, m + s * 1.9)),
      4,
    ) +
    cover(
      shape(x, m - s, x + s, m, x, m + s, x - s, m) + box45(x, m, s),
      lit ? 3 : 5,
      lit ? ground : undefined,
      lit ? cotton : ground,
    ) +
    (lit
      ? line(
          each(7, (i) => poly([polar([x, m], 150 + i * 40, s * 1.3), polar([x, m], 150 + i * 40, s * 1.75)])),
          5,
        )
      : line(disc([x, m], s * 0.24), 4))
  );
};

/** A square about a place, whose corners stand between those of the lantern. */
const box45 = (x: number, y: number, s: number): string =>
  shape(
    x - s * 0.7,
    y - s * 0.7,
    x + s * 0.7,
    y - s * 0.7,
    x + s * 0.7,
    y + s * 0.7,
    x - s * 0.7,
    y + s * 0.7,
  );
