import { cover, line, num, path, type Point, white } from '../svg';

/** Takes the middle of the keel, a length and whether it heads left, and gives a boat with a striped hull. */
export function boat([x, y]: Point, s: number, left = false, colour: string = white): string {
  const k = left ? -s : s;
  const hull = `M${num(x - k * 0.5)} ${num(y - s * 0.2)}Q${num(x - k * 0.3)} ${num(y + s * 0.04)} ${num(x)} ${num(y)}T${num(x + k * 0.58)} ${num(y - s * 0.3)}L${num(x + k * 0.4)} ${num(y - s * 0.16)}H${num(x - k * 0.38)}Z`;
  const stripes = [-0.28, -0.14, 0, 0.14, 0.28]
    .map((a) => path(x + k * a, y - s * 0.15, x + k * (a + 0.05), y - s * 0.03))
    .join('');
  return cover(hull, 5) + line(stripes, 3.5, colour);
}
