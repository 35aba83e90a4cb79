import { spiral } from '../ground/land';
import {
  bow,
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  move,
  num,
  path,
  type Point,
  polar,
  poly,
  shape,
  times,
  turned,
  white,
} from '../svg';

/** Takes a centre, a radius, the hour and the minute and gives a great wall clock. */
export function clock(at: Point, r: number, hour: number, minute: number): string {
  const ticks = times(12).map((i) =>
    poly([polar(at, i * 30, r * (i % 3 ? 0.84 : 0.74)), polar(at, i * 30, r * 0.9)]),
  );
  const rays = times(48).map((i) => polar(at, i * 7.5, r * 1.12));
  const short = polar(at, (hour + minute / 60) * 30 - 90, r * 0.48);
  const long = polar(at, minute * 6 - 90, r * 0.72);
  return (
    cover(disc(at, r), 7) +
    line(ticks.join(''), 6) +
    line(dots(rays), 6) +
    line(poly([at, short]), 14, marigold) +
    line(poly([at, long]), 8, marigold) +
    ink(disc(at, r * 0.09), marigold)
  );
}

/** Takes the middle of the track as points and its width and gives a belt seen from above, with rollers across it. */
export function track(course: readonly Point[], width: number): string {
  const rollers = course.slice(1).map((b, i) => {
    const a = course[i] ?? b;
    const way = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    return poly([polar(b, way - 90, width * 0.3), polar(b, way + 90, width * 0.3)]);
  });
  return line(poly(course), width) + line(poly(course), width - 12, ground) + line(rollers.join(''), 3);
}

/** Takes the middle, a size and an angle and gives a ladle of molten metal, tipped to the right. */
export function ladle(at: Point, s: number, tilt: number): string {
  const p = (a: number, b: number): Point => move(at, a * s, b * s);
  const pot = poly([p(-0.6, -0.5), p(0.72, -0.5), p(0.6, -0.34), p(0.42, 0.55), p(-0.42, 0.55)], true);
  const bands = poly([p(-0.54, -0.2), p(0.54, -0.2)]) + poly([p(-0.46, 0.3), p(0.46, 0.3)]);
  const studs = times(7).map((i) => p(-0.36 + i * 0.12, 0.05));
  return turned(
    ink(
      `M${num(p(-0.5, -0.5)[0])} ${num(p(0, -0.5)[1])}q${num(s * 0.5)} ${num(-s * 0.3)} ${num(s)} 0Z`,
      marigold,
    ) +
      cover(pot, 6) +
      line(bands, 4) +
      line(dots(studs), 9),
    tilt,
    at,
  );
}

/** Takes the left foot and a size and gives a moulding box, its mouth in the middle of the top. */
export const mould = ([x, y]: Point, w: number, h: number): string =>
  cover(box([x, y - h], w, h), 6) +
  line(path(x - 14, y - h * 0.5, x + w + 14, y - h * 0.5), 6) +
  line(dots(times(12).map((i): Point => [x + (w * ((i % 6) + 0.5)) / 6, y - h * (i < 6 ? 0.74 : 0.26)])), 6);

/** A lathe as wide as the picture, its spindle at 590, its bed on the ground at `floor`. */
export function lathe(floor: number): string {
  const jaws = [528, 575, 622].map((y) => box([384, y], 30, 32)).join('');
  const front = times(11).map((i) =>
    shape(120 + i * 88, 770, 164 + i * 88, 736, 208 + i * 88, 770, 164 + i * 88, 804),
  );
  const rod = box([414, 548], 170, 84) + box([584, 562], 130, 56) + box([714, 572], 96, 36);
  return (
    cover(rod, 4, white, cotton) +
    line(
      each(7, (i) => path(434 + i * 22, 552, 446 + i * 22, 628)),
      3,
      ground,
    ) +
    cover(box([96, 450], 258, 232), 6) +
    cover(disc([180, 540], 52), 5) +
    line(poly([[180, 540], polar([180, 540], -50, 46)]), 8) +
    line(
      dots([
        [270, 500],
        [310, 500],
        [270, 560],
        [310, 560],
      ]),
      22,
    ) +
    cover(box([354, 500], 30, 180), 5, white, white) +
    cover(jaws, 5) +
    cover(shape(810, 590, 850, 570, 850, 520, 990, 520, 1010, 682, 850, 682, 850, 610), 6) +
    line(path(990, 590, 1056, 590), 10) +
    line(disc([1056, 590], 54), 6) +
    line(path(1056, 536, 1056, 644), 5) +
    ink(box([70, 682], 1060, 20)) +
    cover(box([96, 702], 1008, floor - 702), 6) +
    line(front.join(''), 3.5) +
    line(dots(times(11).map((i): Point => [164 + i * 88, 770])), 12)
  );
}

/** Takes the place of a cut and a size and gives the curling chips that leave it. */
export const chips = (at: Point, s: number): string =>
  line(
    bow(at, move(at, s * 0.2, -s), move(at, s, -s * 1.1)) + spiral(move(at, s, -s * 0.7), s * 0.4, 2.4, -90),
    6,
    marigold,
  );

/** Takes a centre and a radius and gives a machine as a great toothed ring, open to the front. */
export const openMachine = (at: Point, r: number): string =>
  cover(
    poly(
      times(36).flatMap((i) =>
        [-0.3, -0.18, 0.18, 0.3].map((o, k) => polar(at, (i + o) * 10, k === 1 || k === 2 ? r : r * 0.93)),
      ),
      true,
    ),
    6,
  ) +
  cover(disc(at, r * 0.84), 6) +
  line(dots(times(36).map((i) => polar(at, i * 10, r * 0.885))), 11);
