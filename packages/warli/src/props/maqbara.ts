import { arched, domed } from './arch';
import { box, cover, disc, each, line, path, type Point } from '../svg';

/** Takes the middle of the foot, a width and a height and gives a minaret with two galleries and a cap. */
const minaret = ([x, y]: Point, w: number, h: number): string => {
  const cap = y - h * 0.84;
  const gallery = (t: number): string => path(x - w * 0.8, y - h * t, x + w * 0.8, y - h * t);
  return (
    cover(`M${x - w / 2} ${y}L${x - w * 0.36} ${cap}H${x + w * 0.36}L${x + w / 2} ${y}Z`) +
    cover(domed([x, cap], w * 1.1, h * 0.1)) +
    line(gallery(0.4) + gallery(0.62) + gallery(0.84), 7) +
    line(path(x, cap - h * 0.1, x, y - h), 5)
  );
};

/** Takes the middle of the foot and a width and gives the Bibi ka Maqbara: a dome over an arch on a terrace, a minaret at each corner. */
export function maqbara([x, y]: Point, w: number): string {
  const p = (a: number, b: number): Point => [x + w * a, y - w * b];
  const niche = (a: number): string => arched(p(a, 0.16), w * 0.1, w * 0.26);
  const pair = (a: number, b: number, h: number): string =>
    minaret(p(-a, b), w * 0.06, h) + minaret(p(a, b), w * 0.06, h);
  return (
    pair(0.3, 0.14, w * 0.82) +
    cover(domed(p(0, 0.62), w * 0.38, w * 0.38)) +
    line(path(...p(0, 1), ...p(0, 1.13)) + disc(p(0, 1.05), w * 0.014)) +
    cover(box(p(-0.19, 0.65), w * 0.38, w * 0.06)) +
    cover(box(p(-0.26, 0.6), w * 0.52, w * 0.46)) +
    line(arched(p(0, 0.14), w * 0.2, w * 0.39), 5) +
    line(arched(p(0, 0.14), w * 0.12, w * 0.27) + niche(-0.19) + niche(0.19), 4) +
    pair(0.46, 0.02, w) +
    cover(box(p(-0.5, 0.14), w, w * 0.14)) +
    line(
      each(9, (i) => arched(p(-0.4 + i * 0.1, 0), w * 0.06, w * 0.1)),
      4,
    )
  );
}
