type Limb = readonly number[];

/**
 * How a small person holds itself. Limbs are x and y in turn, from the waist, y down, where the whole person is 20
 * high and faces right: of an arm what comes after the shoulder, of a leg what comes after the hip; [far, near].
 */
export interface Stance {
  /** Forward tilt of chest and head, in degrees. */
  readonly lean: number;
  readonly arms: readonly [Limb, Limb];
  readonly legs: readonly [Limb, Limb];
}

/** Takes the far and the near arm, the tilt, the far and the near leg, and gives the stance; it stands unless said otherwise. */
export const stance = (
  far: Limb,
  near: Limb,
  lean = 0,
  farLeg: Limb = [-2, 9],
  nearLeg: Limb = [2, 9],
): Stance => ({
  lean,
  arms: [far, near],
  legs: [farLeg, nearLeg],
});

/** Stances with a name. */
export const stances = {
  cheer: stance([-6, -8.6], [6, -8.6], 0, [-3, 9], [3, 9]),
  speak: stance([-5.6, -1.6, -2.6, 0.8], [5.4, -5, 7, -9]),
  stride: stance([-4.2, -0.8], [4.2, -0.8], 0, [-3, 9], [3, 9]),
  run: stance([-3.8, -2.4, -5.6, 0.6], [4.4, -0.4, 7.4, -2.6], 20, [-2.6, 6, -7, 7.4], [4.6, 4.4, 4, 9]),
  pull: stance([], [6, -2.2], -26, [1.6, 9], [6.4, 9]),
  dance: stance([-6.4, -4.4, -6.6, -9], [6.4, -5.4, 9.4, -8], 4, [-1.6, 9], [5.4, 4, 3.4, 7.6]),
  march: stance([-3.8, -1.6, -5.6, 0.6], [3.4, -1, 5, -4], 0, [-1, 9], [4.6, 3.6, 5.4, 7.6]),
} as const;
