import {
  between,
  bow,
  cotton,
  cover,
  dots,
  each,
  ground,
  line,
  marigold,
  num,
  path,
  type Point,
  poly,
  shape,
  times,
  turned,
  white,
} from '../svg';
import { wheel } from './vehicle';

/** Takes the middle of the rim, a width, a tilt and the length of the stick and gives a great open umbrella, every other panel in the accent. */
export function umbrella([x, y]: Point, w: number, tilt: number, stick: number): string {
  const [n, h] = [6, w * 0.34];
  const top: Point = [x, y - h];
  const foot = (i: number): Point => [x - (w / 2) * Math.cos((Math.PI * i) / n), y];
  const bend = (i: number): Point => [x - (w / 2) * Math.cos((Math.PI * i) / n) * 0.86, y - h * 0.86];
  const panel = (i: number): string => {
    const [a, b] = [foot(i), foot(i + 1)];
    const [p, q, m] = [bend(i), bend(i + 1), between(a, b, 0.5)];
    return `${bow(top, p, a)}Q${num(m[0])} ${num(y - 44)} ${num(b[0])} ${num(b[1])}Q${num(q[0])} ${num(q[1])} ${num(top[0])} ${num(top[1])}Z`;
  };
  const panels = each(n, (i) => cover(panel(i), 6, white, i % 2 ? ground : marigold));
  return turned(line(path(x, y - h - 30, x, y - h + stick), 11) + panels, tilt, [x, y]);
}

/** Takes the middle of an axle, a wheel's radius and gives a bullock cart that heads right, loaded with sacks, its pole ending at `yoke`. */
export function oxcart([x, y]: Point, r: number, yoke: Point): string {
  const [l, top] = [x - r * 1.75, y - r * 0.62];
  const w = r * 3.1;
  const sack = (i: number): string => {
    const [a, b] = [l + w * (0.14 + i * 0.27), top - 8];
    return cover(
      `M${num(a)} ${num(b)}q${num(-r * 0.24)} ${num(-r * 0.66)} ${num(r * 0.24)} ${num(-r * 0.66)}h${num(r * 0.26)}q${num(r * 0.48)} 0 ${num(r * 0.24)} ${num(r * 0.66)}Z`,
      5,
      white,
      i % 2 ? cotton : ground,
    );
  };
  return (
    line(poly([[x, y - r * 0.4], yoke]), 12) +
    line(path(yoke[0], yoke[1] - 30, yoke[0], yoke[1] + 26), 12) +
    each(2, sack) +
    cover(
      shape(l, top - 10, l + w, top - 10, l + w - r * 0.12, top + r * 0.34, l + r * 0.12, top + r * 0.34),
      6,
    ) +
    line(
      times(7)
        .map((i) => path(l + w * (0.1 + i * 0.13), top + 4, l + w * (0.1 + i * 0.13), top + r * 0.24))
        .join(''),
      4,
    ) +
    wheel([x, y], r, 12)
  );
}

/** Takes the left end of the surface, a width and a depth and gives soft mud, which swallows what stands in it. */
export function mud([x, y]: Point, w: number, h: number): string {
  const n = Math.round(w / 46);
  const lumps = each(n, (i) => `q${num(w / n / 2)} ${-10 - ((i * 7) % 4) * 6} ${num(w / n)} 0`);
  const specks = (odd: number): Point[] =>
    times(h / 26 - 1).flatMap((j) =>
      times(w / 62).map((i): Point => [
        x + 16 + i * 62 + ((j + odd) % 2) * 31,
        y + 24 + j * 26 + ((i * 5 + j * 3) % 3) * 5,
      ]),
    );
  return (
    cover(`M${num(x)} ${num(y)}${lumps}v${num(h)}h${num(-w)}Z`, 0, 'none') +
    line(`M${num(x)} ${num(y)}${lumps}`, 6) +
    line(dots(specks(0)), 11) +
    line(dots(specks(1)), 5)
  );
}

/** Takes a place and gives the drops that spring from it. */
export const splash = ([x, y]: Point, s: number): string =>
  line(
    [-60, -25, 10, 45]
      .map((a) => {
        const [c, d] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
        return path(x + c * s * 0.4, y - d * s * 0.4, x + c * s, y - d * s);
      })
      .join(''),
    4,
  ) +
  line(
    dots(
      [-42, -8, 28].map((a): Point => [
        x + Math.sin((a * Math.PI) / 180) * s * 1.25,
        y - Math.cos((a * Math.PI) / 180) * s * 1.25,
      ]),
    ),
    6,
  );

/** Takes the middle of a pool and a width and gives rings on it. */
export const pool = ([x, y]: Point, w: number): string =>
  line(
    bow([x - w / 2, y], [x, y + w * 0.12], [x + w / 2, y]) +
      bow([x - w / 3, y - 8], [x, y + w * 0.03], [x + w / 3, y - 8]),
    3.5,
  );
