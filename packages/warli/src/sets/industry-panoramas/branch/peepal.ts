import { bow, cover, ink, line, onBow, path, type Point, polar, times } from '../../../svg';

/** A branch: where it leaves the trunk, its bend and its tip. */
type Branch = readonly [Point, Point, Point];

/** Takes a stalk's end, the way it hangs and a length and gives a leaf like a heart, its tip drawn out. */
const leaf = (base: Point, way: number, s: number): string => {
  const step = (turn: number, far: number): string =>
    polar([0, 0], way + turn, far)
      .map(Math.round)
      .join(' ');
  return `M${base.map(Math.round).join(' ')}q${step(-74, s)} ${step(0, s)}q${step(148, s)} ${step(180, s)}Z`;
};

/** The leaves of a branch: by turns on either side, and one at the tip. */
const leaves = ([a, c, b]: Branch, count: number): string =>
  times(count)
    .map((i) => {
      const t = 0.34 + (0.66 * i) / (count - 1);
      const [p, q] = [onBow(a, c, b, t - 0.04), onBow(a, c, b, t)];
      const way = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
      const side = i === count - 1 ? 0 : i % 2 ? 62 : -62;
      return leaf(polar(q, way + side, side ? 8 : 0), way + side, 29);
    })
    .join('');

/** Takes the foot and gives a peepal. */
export const peepal = ([x, y]: Point): string => {
  const p = (dx: number, up: number): Point => [x + dx, y - up];
  const all: Branch[] = [
    [p(-8, 150), p(-60, 190), p(-128, 196)],
    [p(8, 150), p(70, 190), p(156, 184)],
    [p(-6, 190), p(-50, 270), p(-112, 286)],
    [p(6, 190), p(70, 262), p(166, 270)],
    [p(-2, 220), p(-20, 320), p(-62, 370)],
    [p(2, 220), p(40, 330), p(116, 358)],
    [p(0, 240), p(6, 340), p(26, 420)],
  ];
  return (
    cover(
      `M${x - 40} ${y}Q${x - 16} ${y - 30} ${x - 14} ${y - 150}L${x} ${y - 250}L${x + 14} ${y - 150}Q${x + 16} ${y - 30} ${x + 40} ${y}Z`,
      6,
    ) +
    line(path(x - 8, y - 30, x - 3, y - 130) + path(x + 8, y - 20, x + 4, y - 150), 3.5) +
    line(all.map((one) => bow(...one)).join(''), 6) +
    ink(all.map((one) => leaves(one, 7)).join(''))
  );
};
