import { arched, domed } from './arch';
import { box, cover, line, path, type Point } from '../svg';

/** Takes the middle of the foot and a width and gives the Gateway of India: a great arch between two lower ones, four turrets. */
export function gateway([x, y]: Point, w: number): string {
  const p = (a: number, b: number): Point => [x + w * a, y - w * b];
  const turret = (a: number, from: number, top: number): string =>
    cover(box(p(a - 0.045, top), w * 0.09, w * (top - from))) +
    cover(domed(p(a, top), w * 0.11, w * 0.13)) +
    line(path(...p(a - 0.07, top), ...p(a + 0.07, top)), 7);
  return (
    cover(domed(p(0, 0.86), w * 0.3, w * 0.2)) +
    cover(box(p(-0.5, 0.66), w, w * 0.66)) +
    cover(box(p(-0.27, 0.86), w * 0.54, w * 0.86)) +
    line(path(...p(-0.27, 0.74), ...p(0.27, 0.74)) + path(...p(-0.27, 0.68), ...p(0.27, 0.68)), 4) +
    line(arched(p(0, 0), w * 0.34, w * 0.6)) +
    line(
      arched(p(0, 0), w * 0.24, w * 0.48) +
        arched(p(-0.385, 0), w * 0.13, w * 0.42) +
        arched(p(0.385, 0), w * 0.13, w * 0.42),
      4,
    ) +
    line(path(...p(-0.5, 0.56), ...p(-0.27, 0.56)) + path(...p(0.27, 0.56), ...p(0.5, 0.56)), 4) +
    turret(-0.46, 0.66, 0.76) +
    turret(0.46, 0.66, 0.76) +
    turret(-0.23, 0.86, 1) +
    turret(0.23, 0.86, 1) +
    line(path(...p(-0.54, 0), ...p(0.54, 0)), 9)
  );
}
