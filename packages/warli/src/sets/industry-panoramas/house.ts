import { box, cover, each, line, num, path, type Point, poly, shape, times, white } from '../../svg';
import { floor } from './floor';

/** Takes the left top corner and a width and gives the bare front of a house down to the ground. */
export const wall = ([x, y]: Point, w: number): string => cover(box([x, y], w, floor - y), 6);

/** Takes the left top corner and a width and gives the edge of a flat roof: a beam that stands out, and triangles on it. */
export const parapet = ([x, y]: Point, w: number): string => {
  const n = Math.round(w / 36);
  const tip = (): string => `l${num(w / n / 2)}-22 ${num(w / n / 2)} 22`;
  return (
    cover(`M${num(x)} ${num(y - 5)}${each(n, tip)}Z`, 4, white, white) +
    line(path(x - 8, y, x + w + 8, y), 12)
  );
};

/** Takes the left end of the eaves, a width and a height and gives a roof of tiles, hatched down its slope. */
export const tiles = ([x, y]: Point, w: number, h: number): string => {
  const n = Math.round(w / 26);
  const rib = (i: number): string =>
    poly([
      [x + w * (0.14 + (0.72 * i) / (n - 1)), y - h + 6],
      [x + w * (0.02 + (0.96 * i) / (n - 1)), y - 6],
    ]);
  return (
    cover(shape(x - 16, y, x + w * 0.12, y - h, x + w * 0.88, y - h, x + w + 16, y), 6) +
    line(each(n, rib), 3.5)
  );
};

/** Takes the left foot of the first, a count and a step and gives arched windows with two leaves. */
export const windows = ([x, y]: Point, count: number, step: number): string => {
  const arch = (i: number): string =>
    `M${num(x + i * step)} ${num(y)}v-42a22 22 0 0 1 44 0v42m-22 0v-64m-22 22h44`;
  const sills = each(count, (i) => path(x + i * step - 8, y, x + i * step + 52, y));
  return line(each(count, arch), 4) + line(sills, 7);
};

/** Takes the left top corner, a width and a depth and gives a striped awning that flares to a scalloped hem. */
export const awning = ([x, y]: Point, w: number, deep: number): string => {
  const [n, out] = [Math.round(w / 72) * 2 + 1, 14];
  const [top, low] = [w / n, (w + out * 2) / n];
  const strip = (i: number): string =>
    `M${num(x + top * i)} ${num(y)}h${num(top)}L${num(x - out + low * (i + 1))} ${num(y + deep)}a${num(low / 2)} ${num(low / 2.6)} 0 0 1 ${num(-low)} 0Z`;
  const of = (odd: number): string =>
    times(n)
      .filter((i) => i % 2 === odd)
      .map(strip)
      .join('');
  return cover(of(1)) + cover(of(0), 5, white, white);
};
