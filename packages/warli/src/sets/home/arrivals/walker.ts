import type { Person } from '../../../figure/bones';
import { limbs, type Pose } from '../../../figure/pose';

/** Where those in front stand. */
export const floor = 1194;

/** A walk with both soles on the ground and the arms near the body. */
export const strolls: Pose = { lean: 3, arms: limbs(-20, -3, 20, 38), legs: limbs(-15, -22, 20, 2) };

/** Takes a place along x, a pose and what is special and gives somebody in front. */
export const inFront = (x: number, pose: Pose = strolls, more: Partial<Person> = {}): Person => ({
  at: [x, floor],
  h: 272,
  pose,
  ...more,
});
