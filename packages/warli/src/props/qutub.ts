import { box, cover, line, path, type Point, poly } from '../svg';

/** The heights of the galleries, as shares of the whole. */
const galleries = [0.36, 0.58, 0.74, 0.86, 0.96];

/** Takes the middle of the foot, a width and a height and gives the Qutub Minar: five fluted storeys that taper, a gallery over each. */
export function qutub([x, y]: Point, w: number, h: number): string {
  const half = (t: number): number => w * (0.5 - 0.34 * t);
  const at = (k: number, t: number): Point => [x + k * half(t), y - h * t];
  const flute = (k: number): string => poly([at(k, 0.02), at(k, 0.56)]);
  const gallery = (t: number): string => path(x - half(t) - 9, y - h * t, x + half(t) + 9, y - h * t);
  const ring = (t: number): string => path(x - half(t), y - h * t + 16, x + half(t), y - h * t + 16);
  return (
    cover(poly([at(-1, 0), at(-1, 0.97), at(1, 0.97), at(1, 0)], true)) +
    line([-0.5, 0, 0.5].map(flute).join('') + galleries.map(ring).join(''), 4) +
    line(galleries.map(gallery).join(''), 9) +
    line(`M${x - half(1)} ${y - h * 0.97}q${half(1)} -24 ${half(1) * 2} 0`, 5) +
    cover(box([x - w * 0.66, y - 18], w * 1.32, 18))
  );
}
