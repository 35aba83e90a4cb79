import { arched } from './arch';
import { cover, disc, each, line, path, type Point, points, poly, shape } from '../svg';

/** Takes the middle of the foot and a height and gives a temple: a banded tower, a hall at its foot, a pennant. */
const temple = ([x, y]: Point, h: number): string => {
  const half = (t: number): number => h * (0.24 - 0.17 * t * t);
  const side = (k: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((t) => [x + k * half(t), y - h * (0.3 + 0.44 * t)]);
  return (
    cover(poly([...side(-1), ...side(1).toReversed()], true)) +
    line(
      each(4, (i) => {
        const t = (i + 1) / 5;
        return path(x - half(t), y - h * (0.3 + 0.44 * t), x + half(t), y - h * (0.3 + 0.44 * t));
      }),
      4,
    ) +
    cover(disc([x, y - h * 0.77], h * 0.09, h * 0.045)) +
    line(path(x, y - h * 0.81, x, y - h)) +
    cover(shape(x, y - h, x + h * 0.2, y - h * 0.94, x, y - h * 0.88)) +
    cover(shape(x - h * 0.36, y, x - h * 0.36, y - h * 0.3, x + h * 0.36, y - h * 0.3, x + h * 0.36, y)) +
    line(path(x - h * 0.42, y - h * 0.3, x + h * 0.42, y - h * 0.3), 8) +
    line([-0.22, 0, 0.22].map((a) => arched([x + h * a, y], h * 0.13, h * 0.22)).join(''), 4)
  );
};

/** Takes the left and the right foot of a hill, its flat top and the height of a temple and gives the temple on the hill, with steps that lead up. */
export function hillTemple(left: Point, right: Point, top: Point, h: number): string {
  const [x, y] = top;
  const [l, r] = [x - h * 0.52, x + h * 0.52];
  const down = left[1] - y;
  const bushes = points(x - 72, y + 74, x + 76, y + 82, x - 96, y + 156, x + 98, y + 158);
  const stair = (i: number): string => {
    const t = (i + 0.7) / 11;
    const wide = 16 + 26 * t;
    return path(x - wide, y + down * t, x + wide, y + down * t);
  };
  return (
    cover(poly([left, ...points(l, y, r, y), right])) +
    line(path(x - 16, y, x - 44, y + down) + path(x + 16, y, x + 44, y + down) + each(11, stair), 4) +
    line(bushes.map(([a, b]) => `M${a} ${b}v-9q0 -11 -13 -14m13 14q0 -11 13 -14`).join(''), 4) +
    temple(top, h)
  );
}
