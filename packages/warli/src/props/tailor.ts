import { box, cotton, cover, disc, each, ink, line, marigold, num, path, type Point, white } from '../svg';
import { wheel } from './vehicle';

/** Takes the left foot and a width and gives a sewing machine on its table, worked by a treadle. */
export function sewingMachine([x, y]: Point, w: number): string {
  const top = y - w * 0.66;
  const at = (a: number, b: number): Point => [x + w * a, top - w * b];
  const legs = [0.1, 0.9].map((k) => path(x + w * k, top, x + w * (k < 0.5 ? 0.02 : 0.98), y));
  return (
    line(legs.join('') + path(...at(0.9, -0.5), ...at(0.3, -0.6)), 8) +
    line(path(...at(0.72, -0.3), ...at(0.46, -0.58)), 5) +
    wheel(at(0.72, -0.3), w * 0.17, 8) +
    cover(box([x, top], w, 18), 5) +
    cover(
      `M${num(x + w * 0.2)} ${num(top)}v${num(-w * 0.36)}h${num(w * 0.6)}v${num(w * 0.36)}h${num(-w * 0.14)}v${num(-w * 0.22)}h${num(-w * 0.34)}v${num(w * 0.1)}h${num(-w * 0.06)}v${num(w * 0.12)}z`,
      5,
      white,
      white,
    ) +
    line(path(...at(0.23, 0.12), ...at(0.23, 0)), 5) +
    cover(disc(at(0.86, 0.26), w * 0.08), 6) +
    ink(disc(at(0.5, 0.41), w * 0.04), marigold)
  );
}

/** Takes the left end of a shelf, a width and a count and gives bolts of cloth that lie on it. */
export function bolts([x, y]: Point, w: number, count: number): string {
  const [step, r] = [w / count, (w / count) * 0.42];
  const colours = [cotton, marigold, white];
  const bolt = (i: number): string => {
    const at: Point = [x + step * (i + 0.5), y - r - 6];
    return cover(disc(at, r), 5, white, colours[i % 3]) + line(disc(at, r * 0.5), 4, 'currentColor');
  };
  return line(path(x, y, x + w, y), 9) + each(count, bolt);
}
