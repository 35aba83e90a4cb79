import type { Hat } from './hat';
import type { Limb, Pose } from './pose';
import type { Point } from '../svg';

/** A person: two triangles that meet at the waist, a round head, thin limbs. */
export interface Person {
  /** Where the feet stand, under the middle of the hips (or the hips themselves, with `hung`). */
  readonly at: Point;
  /** Height when standing, in canvas units. */
  readonly h: number;
  readonly pose: Pose;
  /** Faces left. */
  readonly left?: boolean;
  /** Wears a skirt and a bun. */
  readonly woman?: boolean;
  readonly hat?: Hat;
  /** Clockwise turn about `at`, in degrees. */
  readonly turn?: number;
  /** `at` is the middle of the hips: for those who sit, lie or hang. */
  readonly hung?: boolean;
  /** A rim of ground colour, which keeps those apart who overlap. */
  readonly halo?: boolean;
  /** Colour of the upper body. */
  readonly shirt?: string;
  /** What the [far, near] hand holds: takes the place of the hand and gives the drawing. */
  readonly holds?: readonly [Held | null, Held | null];
  /** Line width of the limbs; by the height unless said. */
  readonly stroke?: number;
}

/** Draws what a hand holds, from the place of the hand. */
export type Held = (hand: Point, person: Person) => string;

/** The bones of a person, in canvas units: what other drawings fasten to. */
export interface Bones {
  readonly head: Point;
  readonly headRadius: number;
  readonly neck: Point;
  readonly waist: Point;
  readonly hip: Point;
  readonly hands: readonly [Point, Point];
  /** Takes a point beside the head (unit: head radius, x forward, y down) and gives its place. */
  readonly byHead: (p: Point) => Point;
}

const radians = Math.PI / 180;

/** Takes an angle (0 is down, 90 forward) and a length and gives the step. */
export const dir = (degrees: number, length: number): Point => [
  Math.sin(degrees * radians) * length,
  Math.cos(degrees * radians) * length,
];
/** Takes a point and a step and gives their sum. */
export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

const build = (woman: boolean) =>
  woman
    ? { leg: 0.18, hem: 0.17, chest: 0.23, hips: 0.115, shoulders: 0.115, arm: 0.175, head: 0.072 }
    : { leg: 0.215, hem: 0.12, chest: 0.24, hips: 0.085, shoulders: 0.135, arm: 0.18, head: 0.072 };

const toWorld = ({ at, h, left, turn = 0 }: Person, [x, y]: Point): Point => {
  const [fx, fy] = [(left ? -x : x) * h, y * h];
  const [c, s] = [Math.cos(turn * radians), Math.sin(turn * radians)];
  return [at[0] + fx * c - fy * s, at[1] + fx * s + fy * c];
};

const toBody = ({ at, h, left, turn = 0 }: Person, [x, y]: Point): Point => {
  const [c, s] = [Math.cos(turn * radians), Math.sin(turn * radians)];
  const [dx, dy] = [x - at[0], y - at[1]];
  const fx = dx * c + dy * s;
  return [(left ? -fx : fx) / h, (dy * c - dx * s) / h];
};

/** Two bones of one length from `root` to `end`; the joint lies on the side that `better` prefers. */
function joint(root: Point, end: Point, bone: number, better: (p: Point) => number): [Point, Point] {
  const [dx, dy] = [end[0] - root[0], end[1] - root[1]];
  const far = Math.hypot(dx, dy) || 0.001;
  const scale = Math.min(1, (bone * 2.5) / far);
  const tip: Point = [root[0] + dx * scale, root[1] + dy * scale];
  const rise = Math.sqrt(Math.max(0, bone * bone - (far * far * scale * scale) / 4));
  const middle: Point = [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2];
  const side: Point = [(-dy / far) * rise, (dx / far) * rise];
  const [a, b] = [add(middle, side), add(middle, [-side[0], -side[1]])];
  return [better(a) > better(b) ? a : b, tip];
}

function limb(person: Person, root: Point, bend: Limb, bone: number, leg: boolean, hip: Point): Point[] {
  if (!('to' in bend)) {
    const middle = add(root, dir(bend[0], bone));
    return [root, middle, add(middle, dir(bend[1], bone))];
  }
  const sign = bend.other ? -1 : 1;
  const [x, y] = toBody(person, bend.to);
  const end: Point = [x + hip[0], y + hip[1]];
  return [root, ...joint(root, end, bone, (p) => sign * (leg ? p[0] : p[1]))];
}

/** Takes a person and gives the joints in body units, and what places them on the canvas. */
export function skeleton(person: Person) {
  const { pose } = person;
  const size = build(person.woman ?? false);
  const waist = dir(180 - pose.lean * 0.5, size.hem);
  const neck = add(waist, dir(180 - pose.lean, size.chest));
  const headAt = add(neck, dir(180 - pose.lean * 0.7 - (pose.nod ?? 0), size.head + 0.036));
  const corner = (at: Point, lean: number, half: number): [Point, Point] => [
    add(at, dir(-90 - lean, half)),
    add(at, dir(90 - lean, half)),
  ];
  const shoulders = corner(neck, pose.lean, size.shoulders);
  const hips = corner([0, 0], pose.lean * 0.4, size.hips);
  const stands = !person.hung && !('to' in pose.legs[0]) && !('to' in pose.legs[1]);
  const inward = (i: 0 | 1): Point => [hips[i][0] * 0.8, hips[i][1] * 0.8];
  const bare = [0, 1].map((i) =>
    limb(person, inward(i as 0 | 1), pose.legs[i as 0 | 1], size.leg, true, [0, 0]),
  );
  const low = stands ? Math.max(...bare.flat().map((p) => p[1])) : person.hung ? 0 : size.leg * 2;
  const lift = (p: Point): Point => [p[0], p[1] - low];
  const place = (p: Point): Point => toWorld(person, lift(p));
  // A lean lifts one hip: the foot below it comes down to the other's ground.
  const settle = (leg: Point[]): Point[] => {
    const [x, y] = last(leg);
    return stands && low - y < 0.03 ? [...leg.slice(0, -1), [x, low]] : leg;
  };
  const legs = [0, 1].map((i) =>
    settle(limb(person, inward(i as 0 | 1), pose.legs[i as 0 | 1], size.leg, true, [0, low])),
  );
  const arms = [0, 1].map((i) =>
    limb(person, shoulders[i as 0 | 1], pose.arms[i as 0 | 1], size.arm, false, [0, low]),
  );
  return { size, waist, neck, headAt, shoulders, hips, legs, arms, place };
}

/** Takes the joints of a limb and gives its end: a hand or a foot. */
export const last = (points: readonly Point[]): Point => points[points.length - 1] ?? [0, 0];

/** Takes a person and gives where the head, waist and hands are. */
export function bones(person: Person): Bones {
  const { size, waist, neck, headAt, arms, place } = skeleton(person);
  const byHead = ([x, y]: Point): Point => place(add(headAt, [x * size.head, y * size.head]));
  return {
    head: place(headAt),
    headRadius: size.head * person.h,
    neck: place(neck),
    waist: place(waist),
    hip: place([0, 0]),
    hands: [place(last(arms[0] ?? [])), place(last(arms[1] ?? []))],
    byHead,
  };
}
