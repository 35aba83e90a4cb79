import { last, type Person, skeleton } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { type Limb, limbs, type Pose, poses } from '../../figure/pose';
import { dots, line, path, type Point, times } from '../../svg';

/** Where everybody stands. */
export const floor = 284;

/** Takes a place along the way and gives the point on the ground there. */
export const foot = (x: number): Point => [x, floor];

/** The way under all feet, from edge to edge, over what is drawn: a line, and a dot below each step. */
const way = (): string =>
  line(path(0, floor + 8, 2400, floor + 8), 6) +
  line(dots(times(60).map((i): Point => [20 + i * 40, floor + 22])), 6);

/** Takes what stands on the way, from back to front, and gives the frieze. */
export const frieze = (...parts: readonly string[]): string => parts.join('') + way();

/** How far a foot may be above the ground, as a share of the height, and still be put down on it: less than the kick of one who runs. */
const short = 0.075;

/** Takes somebody who stands and gives them with both soles on the ground. */
export function grounded(one: Person): Person {
  const { legs, place } = skeleton(one);
  const feet = legs.map((leg) => place(last(leg)));
  const low = Math.max(...feet.map(([, y]) => y));
  const down = ([x, y]: Point): Limb => ({ to: [x, low - y < one.h * short ? low : y] });
  const [far = foot(0), near = far] = feet;
  return { ...one, at: place([0, 0]), hung: true, pose: { ...one.pose, legs: [down(far), down(near)] } };
}

/** Takes a place along the way, a height, a pose and what else is special and gives somebody who stands there. */
export const stand = (x: number, h: number, pose: Pose, more: Partial<Person> = {}): string =>
  person(grounded({ at: foot(x), h, pose, halo: true, ...more }));

/** Takes a place and gives the arm or leg whose end is there. */
export const at = (x: number, y: number): Limb => ({ to: [x, y] });

/** Takes the middle of the body, a height, what is special about the pose and who it is, and gives somebody who sits cross-legged on the ground, hands on the knees. */
export const sit = (x: number, h: number, pose: Partial<Pose> = {}, more: Partial<Person> = {}): string =>
  figure(
    [x, floor - h * (more.woman ? 0.075 : 0.09)],
    h,
    { ...poses.floor, arms: limbs(-14, -30, 14, 30), ...pose },
    { hung: true, ...more },
  );
