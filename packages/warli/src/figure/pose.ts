import type { Point } from '../svg';

/**
 * An arm or a leg: two angles in degrees (upper part, lower part; 0 hangs down, 90 points forward,
 * 180 up, negative is backward), or the point of the canvas its hand or foot is at. `other` bends
 * the elbow up or the knee backward.
 */
export type Limb = readonly [number, number] | { readonly to: Point; readonly other?: boolean };

/** Takes four angles, upper and lower of the far and then of the near side, and gives both arms or legs. */
export const limbs = (a: number, b: number, c: number, d: number): readonly [Limb, Limb] => [
  [a, b],
  [c, d],
];

/** How a person holds the body. `lean` is forward in degrees; arms and legs are [far, near]. */
export interface Pose {
  readonly lean: number;
  readonly arms: readonly [Limb, Limb];
  readonly legs: readonly [Limb, Limb];
  /** Forward tilt of the head against the body, in degrees. */
  readonly nod?: number;
}

const legs = {
  stand: limbs(-9, -5, 9, 5),
  step: limbs(-22, -38, 30, 4),
  stride: limbs(-30, -62, 48, 4),
  brace: limbs(14, 24, 46, 34),
  climb: limbs(-14, -26, 82, 2),
  chair: limbs(80, 2, 92, 8),
  floor: limbs(-82, 74, 82, -74),
  kneel: limbs(6, -86, 84, 0),
  lunge: limbs(-42, -48, 62, 0),
  lie: limbs(-4, -2, 6, 3),
} as const satisfies Record<string, Pose['legs']>;

/** The poses that scenes start from; a scene spreads one and changes what it needs. */
export const poses = {
  stand: { lean: 0, arms: limbs(-32, 14, 32, -10), legs: legs.stand },
  akimbo: { lean: 0, arms: limbs(-58, 42, 58, -42), legs: legs.stand },
  talk: { lean: 4, arms: limbs(-30, 20, 48, 112), legs: legs.stand },
  explain: { lean: -3, arms: limbs(-46, -128, 52, 124), legs: legs.stand },
  listen: { lean: 2, arms: limbs(-40, 48, 34, 76), legs: legs.stand, nod: 10 },
  walk: { lean: 6, arms: limbs(-34, -4, 30, 70), legs: legs.step },
  run: { lean: 18, arms: limbs(-62, 14, 52, 126), legs: legs.stride },
  pull: { lean: -30, arms: limbs(60, 80, 70, 88), legs: legs.brace },
  push: { lean: 26, arms: limbs(58, 88, 74, 92), legs: legs.lunge },
  climb: { lean: 24, arms: limbs(-20, 40, 110, 150), legs: legs.climb },
  cheer: { lean: 0, arms: limbs(-128, -166, 128, 166), legs: limbs(-16, -8, 16, 8) },
  leap: { lean: 2, arms: limbs(-128, -160, 128, 160), legs: limbs(-40, -70, 46, -20) },
  wave: { lean: 0, arms: limbs(-34, 12, 126, 168), legs: legs.stand },
  point: { lean: 2, arms: limbs(-50, 44, 94, 98), legs: legs.stand },
  raise: { lean: -2, arms: limbs(-50, 44, 140, 152), legs: legs.stand },
  bow: { lean: 42, arms: limbs(10, 50, 24, 64), legs: legs.stand, nod: 10 },
  reach: { lean: 22, arms: limbs(40, 70, 64, 84), legs: legs.step },
  carry: { lean: 3, arms: limbs(30, 92, 44, 98), legs: legs.step },
  head: { lean: 0, arms: limbs(-110, 158, 110, -158), legs: legs.step },
  shoulder: { lean: 4, arms: limbs(-34, 0, 60, 170), legs: legs.step },
  chair: { lean: 4, arms: limbs(20, 76, 36, 86), legs: legs.chair },
  floor: { lean: 3, arms: limbs(-20, 58, 26, 78), legs: legs.floor },
  kneel: { lean: 14, arms: limbs(20, 64, 40, 78), legs: legs.kneel },
  crouch: { lean: 30, arms: limbs(26, 60, 44, 70), legs: limbs(60, -50, 96, -14) },
  lie: { lean: 0, arms: limbs(-14, -4, 14, 4), legs: legs.lie },
  dance: { lean: 2, arms: limbs(-74, -96, 74, 96), legs: limbs(-26, -20, 38, -22) },
} as const satisfies Record<string, Pose>;

/** Takes a pose and the far and near arm and gives the pose with those arms. */
export const armed = (pose: Pose, far: Limb, near: Limb): Pose => ({ ...pose, arms: [far, near] });
