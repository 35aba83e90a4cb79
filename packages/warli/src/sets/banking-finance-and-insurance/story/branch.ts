import type { Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { broadTie } from '../../../props/broad-tie';
import {
  box,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  poly,
  turned,
} from '../../../svg';

/** Where all feet stand. */
export const floor = 604;

/** Takes the manager and gives the drawing: known by his tie. */
export const boss = (one: Person): string => person(one) + broadTie(one);

/** Takes the middle of its ring and a turn and gives the key of the shutter, which hangs down without a turn. */
export const key = ([x, y]: Point, turn = 0): string => {
  const d = path(x, y + 18, x, y + 84, x + 24, y + 84) + path(x, y + 62, x + 18, y + 62);
  const ring = disc([x, y], 19);
  return turned(line(ring + d, 23, ground) + line(ring + d, 12, marigold), turn, [x, y]);
};

/** Takes a middle, a radius, an hour and a minute and gives a clock. */
export const clock = (at: Point, r: number, hour: number, minute: number): string =>
  cover(disc(at, r)) +
  line(
    poly([polar(at, (hour + minute / 60) * 30 - 90, r * 0.5), at, polar(at, minute * 6 - 90, r * 0.74)]),
    6,
  );

/** Takes the left top corner, a width, the height of its lower edge and how far down its slats show behind people, and gives the shutter, the roll above it. */
export const shutter = ([x, y]: Point, w: number, low: number, seen: number): string =>
  line(
    each((seen - y - 36) / 30, (i) => `M${x} ${y + 54 + i * 30}h${w}`),
    3,
  ) +
  line(path(x - 8, floor, x - 8, y) + path(x + w + 8, floor, x + w + 8, y)) +
  cover(box([x - 22, y - 10], w + 44, 40)) +
  ink(box([x, low - 22], w, 18));
