import { arm, leg } from '../../figure/limb';
import { type Point, points, poly } from '../../svg';

/** The height that widths of limbs are shares of. */
const h = 400;

/** Takes hip, knee and foot and gives a leg whose foot points left. */
export const stepping = (...xy: number[]): string => {
  const corners = leg(
    points(...xy).map(([x, y]): Point => [-x / h, y / h]),
    20 / h,
  );
  return poly(
    corners.map(([x, y]): Point => [-x * h, y * h]),
    true,
  );
};

/** Takes shoulder, elbow and wrist and gives an arm whose hand is closed. */
export const holding = (...xy: number[]): string =>
  poly(
    arm(
      points(...xy).map(([x, y]): Point => [x / h, y / h]),
      17 / h,
    ).map(([x, y]): Point => [x * h, y * h]),
    true,
  );
