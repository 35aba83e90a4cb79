import { band } from '../frame';
import { box, cover, each, line, num, type Point, shape } from '../svg';

/** How wide a post is, and how thick the lintel with its two lines. */
const [thick, lintel] = [26, 38];

/** A post carved with lozenges, from the middle of its top. */
const post = ([x, y]: Point, h: number): string => {
  const n = Math.round((h - 24) / 39);
  const lozenge = (i: number): string => {
    const cy = y + 24 + ((h - 24) * (i + 0.4)) / n;
    return shape(x - 8, cy, x, cy - 15, x + 8, cy, x, cy + 15);
  };
  return cover(box([x - thick / 2, y], thick, h)) + line(each(n, lozenge), 3);
};

/** Takes the middle of the foot, a clear width and a height and gives an open gate: two carved posts and a lintel of triangles. */
export function gate([x, y]: Point, w: number, h: number): string {
  const [top, out, half] = [y - h, w / 2 + thick / 2, w / 2 + thick + 14];
  return (
    [-1, 1].map((k) => post([x + k * out, top + lintel], h - lintel)).join('') +
    band('triangles', [x - half, top + 7], half * 2, 24)
  );
}

/** Takes the same as a gate and gives one with a row of leaves below its lintel. */
export function leafyGate([x, y]: Point, w: number, h: number): string {
  const n = Math.round(w / 26);
  const leaf = (i: number): string =>
    `M${num(x - w / 2 + ((i + 0.5) * w) / n)} ${num(y - h + lintel + 8)}l-6 14l6 12l6 -12Z`;
  return gate([x, y], w, h) + line(each(n, leaf), 3);
}
