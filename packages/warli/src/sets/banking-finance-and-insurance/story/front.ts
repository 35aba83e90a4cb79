import { box, cover, each, ground, ink, line, num, path, type Point, polar, poly } from '../../../svg';

/** Takes a middle, a radius, the height of the roof that hides its foot, an hour and a minute, and gives the sun over the branch, which is a clock. */
export const sun = (at: Point, r: number, roof: number, hour: number, minute: number): string => {
  const [x, y] = at;
  const chord = Math.sqrt(r * r - (roof - y) ** 2);
  const step = r > 100 ? 12 : 15;
  const rays = each(360 / step, (i) => {
    const [a, far] = [i * step, r * (i % 2 ? 1.3 : 1.42)];
    return polar(at, a, far)[1] < roof - 16 ? poly([polar(at, a, r * 1.15), polar(at, a, far)]) : '';
  });
  const hand = (turn: number, long: number): Point => polar(at, turn - 90, long);
  return (
    ink(`M${num(x - chord)} ${roof}A${r} ${r} 0 ${roof > y ? 1 : 0} 1 ${num(x + chord)} ${roof}Z`) +
    line(rays, 6) +
    line(poly([hand((hour + minute / 60) * 30, r * 0.5), at, hand(minute * 6, r * 0.78)]), 11, ground)
  );
};

/** Takes the left top corner and a width and gives the branch's roof, as flat as a box lid. */
export const roof = ([x, y]: Point, w: number): string => cover(box([x, y], w, 30));

/** Takes the left top corner, a width and a height and gives the thin slats of a shutter. */
export const slats = ([x, y]: Point, w: number, h: number): string =>
  line(
    each(h / 18, (i) => path(x, y + 18 + i * 18, x + w, y + 18 + i * 18)),
    3,
  );
