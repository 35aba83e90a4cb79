import {
  between,
  cover,
  disc,
  each,
  ink,
  larger,
  line,
  marigold,
  num,
  path,
  type Point,
  polar,
  poly,
  shape,
  times,
  white,
} from '../svg';

/** How the teeth of a gear are cut: the radius between them, half their width at foot and tip as shares of a step, and the angle of the first. */
interface Cut {
  readonly root: number;
  readonly foot: number;
  readonly tip: number;
  readonly phase: number;
}

function wheel(at: Point, r: number, teeth: number, colour: string, { root, foot, tip, phase }: Cut): string {
  const tooth = (i: number): Point[] =>
    [-foot, -tip, tip, foot].map((o, k) =>
      polar(at, phase + ((i + o) * 360) / teeth, k === 1 || k === 2 ? r : root),
    );
  const spokes = times(6).map((i) => poly([polar(at, i * 60, r * 0.22), polar(at, i * 60, r * 0.62)]));
  return (
    cover(poly(times(teeth).flatMap(tooth), true), 5) +
    line(disc(at, r * 0.64), 4) +
    line(spokes.join(''), 4) +
    ink(disc(at, r * 0.16), colour)
  );
}

/** Takes a centre, a radius and a count of teeth and gives a gear. */
export const gear = (at: Point, r: number, teeth: number, colour: string = marigold): string =>
  wheel(at, r, teeth, colour, { root: r * 0.84, foot: 0.36, tip: 0.2, phase: 0 });

/** Takes a centre, a radius, a count of teeth and the colour of the hub and gives a gear in thick lines, a tooth straight to the left. */
export const cog = (at: Point, r: number, teeth: number, hub: string = white): string =>
  larger(wheel(at, r / 2.4, teeth, hub, { root: r / 3, foot: 0.34, tip: 0.22, phase: 180 }), 2.4, at);

/** Takes the centre, the radius and the teeth of a gear, the teeth of a second one and the angle at which it lies, and gives both: teeth of one stand between teeth of the other. */
export function meshed(at: Point, r: number, teeth: number, others: number, angle: number): string {
  const step = (r * 2 * Math.PI) / teeth;
  const [deep, bite] = [step * 0.32, step * 0.13];
  // Both have steps of one length where they meet.
  const pitch = r - bite / 2;
  const [small, far] = [(pitch * others) / teeth, pitch * (1 + others / teeth)];
  const cut = (radius: number, phase: number): Cut => ({ root: radius - deep, foot: 0.23, tip: 0.11, phase });
  const second = small + bite / 2;
  return (
    wheel(at, r, teeth, marigold, cut(r, angle)) +
    wheel(polar(at, angle, far), second, others, white, cut(second, angle + 180 + 180 / others))
  );
}

/** Takes a foot and a height and gives a wind mill with three blades. */
export function windmill([x, y]: Point, h: number, phase = 0): string {
  const hub: Point = [x, y - h];
  const blade = (i: number): string => {
    const a = phase + i * 120;
    return poly([hub, polar(hub, a - 9, h * 0.17), polar(hub, a, h * 0.52)], true);
  };
  const rungs = times(5).map((i) =>
    path(x - 11 + i * 1.3, y - (h * (i + 0.6)) / 6, x + 11 - i * 1.3, y - (h * (i + 0.6)) / 6),
  );
  return (
    cover(shape(x - 13, y, x - 4, y - h, x + 4, y - h, x + 13, y), 4) +
    line(rungs.join(''), 3) +
    cover(each(3, blade), 4, white, white) +
    ink(disc(hub, h * 0.04), marigold)
  );
}

/** Takes the left foot and a size and gives a solar panel tilted to the right. */
export function panel([x, y]: Point, w: number, h: number): string {
  const skew = w * 0.28;
  const p = (a: number, b: number): Point => [x + a * w + b * skew, y - h * 0.28 - b * h];
  const grid =
    [0.25, 0.5, 0.75].map((a) => poly([p(a, 0), p(a, 1)])).join('') +
    [0.33, 0.67].map((b) => poly([p(0, b), p(1, b)])).join('');
  return (
    line(poly([p(0.2, 0), [x + w * 0.2, y]]) + poly([p(0.9, 0.2), [x + w * 0.95, y]]), 5) +
    cover(poly([p(0, 0), p(1, 0), p(1, 1), p(0, 1)], true), 5) +
    line(grid, 3)
  );
}

/** Takes a foot, a height and a width and gives a lattice tower. */
export function lattice([x, y]: Point, h: number, w: number, bays = 7): string {
  const left = (t: number): Point => between([x - w / 2, y], [x - w * 0.07, y - h], t);
  const right = (t: number): Point => between([x + w / 2, y], [x + w * 0.07, y - h], t);
  const at = (i: number): number => 1 - (1 - i / bays) ** 1.25;
  const crosses = times(bays).map((i) =>
    poly([left(at(i)), right(at(i + 1)), left(at(i + 1)), right(at(i))]),
  );
  return line(poly([left(0), left(1)]) + poly([right(0), right(1)]), 6) + line(crosses.join(''), 3.5);
}

/** Takes the left end of the belt, a width and a height above the floor and gives a conveyor. */
export function conveyor([x, y]: Point, w: number, h: number): string {
  const rollers = times(w / 44).map((i) => disc([x + 22 + i * 44, y + 16], 9));
  return (
    line(path(x + 30, y + 30, x + 30, y + h) + path(x + w - 30, y + 30, x + w - 30, y + h), 6) +
    cover(`M${num(x + 10)} ${num(y)}h${num(w - 20)}a16 16 0 0 1 0 32h${num(20 - w)}a16 16 0 0 1 0 -32Z`, 5) +
    line(rollers.join(''), 3.5)
  );
}
