import { cover, dots, line, num, type Point, times } from '../../svg';

/** A hill as one bow: its left foot, two controls and its right foot. */
export type Hill = readonly [Point, Point, Point, Point];

/** The hill he stands on, and the rise before it; each foot of the first lies behind the second or behind the pot. */
export const [great, near]: readonly [Hill, Hill] = [
  [
    [112, 892],
    [246, 576],
    [900, 576],
    [1012, 900],
  ],
  [
    [112, 906],
    [420, 850],
    [900, 850],
    [1260, 920],
  ],
];

const on = ([a, b, c, d]: Hill, t: number): Point => {
  const s = 1 - t;
  const at = (k: 0 | 1): number =>
    s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k];
  return [at(0), at(1)];
};

const steps = (hill: Hill): Point[] => times(401).map((i) => on(hill, i / 400));

/** Takes a hill and a place along x and gives the point of its edge there. */
export const top = (hill: Hill, x: number): Point => steps(hill).find((p) => p[0] >= x) ?? hill[3];

/** Takes a hill, the two ends of its row of dots and where somebody stands on it, and gives it: an edge, and below it a dot at every step that is free. */
export function rise(hill: Hill, from: number, to: number, feet: readonly number[] = []): string {
  const [a, b, c, d] = hill.map(([x, y]) => `${num(x)} ${num(y)}`);
  const row = times((to - from) / 30 + 1)
    .map((i) => from + i * 30)
    .filter((x) => feet.every((foot) => Math.abs(foot - x) > 26))
    .map((x): Point => [x, top(hill, x)[1] + 18]);
  return cover(`M${a}C${b} ${c} ${d}`) + line(dots(row), 7);
}
