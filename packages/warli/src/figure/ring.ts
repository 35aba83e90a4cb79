import type { Person } from './bones';
import { garland } from './group';
import { limbs } from './pose';
import { between, type Point, polar, times } from '../svg';

/** A place on a ring, and the way out of it there, in degrees. */
export interface Stand {
  readonly at: Point;
  readonly way: number;
}

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The way out of an oval of the given radii at an angle of its own. */
const outward = (angle: number, rx: number, ry: number): number => {
  const turn = (angle * Math.PI) / 180;
  return (Math.atan2(Math.sin(turn) / ry, Math.cos(turn) / rx) * 180) / Math.PI;
};

/** Takes a middle, two radii, a count and the angle to begin at, and gives as many places along the oval, each as far from the next, clockwise. */
export function around(middle: Point, [rx, ry]: Point, count: number, start = -90): Stand[] {
  const at = (i: number): Point => polar(middle, start + i / 2, rx, ry);
  let sum = 0;
  const sums = times(720).map((i) => (sum += far(at(i), at(i + 1))));
  return times(count).map((k) => {
    const i = sums.findIndex((length) => length >= (sum * (k + 0.001)) / count);
    return { at: between(at(i), at(i + 1), 0.5), way: outward(start + i / 2, rx, ry) };
  });
}

/** Takes people in a ring, how far their arms sag towards the feet and how wide they are, and gives the drawing of them hand in hand, the last with the first. */
export const closedRing = (all: readonly Person[], sag: number, width: number): string => {
  const hidden = all.map((one): Person => ({ ...one, pose: { ...one.pose, arms: limbs(76, -18, -76, 18) } }));
  return garland([...hidden, ...hidden.slice(0, 1)], sag, width);
};
