import { add, dir } from '../figure/bones';
import { curve, pairs, type Point } from '../svg';
import { closed, discs, joined, line, solid, type Part } from './pen';

/**
 * How a small person holds itself. Limbs are x and y in turn, from the waist, y down, where the whole person is 20
 * high and faces right: of an arm what comes after the shoulder, of a leg what comes after the hip; [far, near].
 */
export interface Stance {
  /** Forward tilt of chest and head, in degrees. */
  readonly lean?: number;
  readonly arms: readonly [readonly number[], readonly number[]];
  readonly legs: readonly [readonly number[], readonly number[]];
}

/** The stances that glyphs use. */
export const stances = {
  stand: { arms: [[-4.4, -0.6], [4.4, -0.6]], legs: [[-2, 9], [2, 9]] },
  akimbo: { arms: [[-5.6, -1.6, -2.6, 0.8], [5.6, -1.6, 2.6, 0.8]], legs: [[-2, 9], [2, 9]] },
  cheer: { arms: [[-6, -5.4, -6.6, -9.4], [6, -5.4, 6.6, -9.4]], legs: [[-3, 9], [3, 9]] },
  speak: { arms: [[-5.6, -1.6, -2.6, 0.8], [5.4, -5, 7, -9]], legs: [[-2, 9], [2, 9]] },
  point: { lean: 3, arms: [[-5, -1.6, -3, 1], [5, -3.6, 8.6, -5]], legs: [[-2.6, 9], [2.6, 9]] },
  walk: { lean: 6, arms: [[-4, -1.4], [4.6, -1.4, 6.4, -3.4]], legs: [[-3.4, 9], [2.6, 5.4, 3.4, 9]] },
  run: {
    lean: 20,
    arms: [[-3.8, -2.4, -5.6, 0.6], [4.4, -0.4, 7.4, -2.6]],
    legs: [[-2.6, 6, -7, 7.4], [4.6, 4.4, 4, 9]],
  },
  pull: { lean: -26, arms: [[1.6, -1.6, 5, -2.2], [2.4, -0.8, 6, -2.2]], legs: [[2.2, 5, 2, 9], [5, 5.4, 6, 9]] },
  dance: {
    lean: 4,
    arms: [[-6.4, -4.4, -6.6, -9], [6.4, -5.4, 9.4, -8]],
    legs: [[-1.6, 9], [5.4, 4, 3.4, 7.6]],
  },
  march: { arms: [[-3.8, -1.6, -5.6, 0.6], [3.4, -1, 5, -4]], legs: [[-1, 9], [4.6, 3.6, 5.4, 7.6]] },
} as const satisfies Record<string, Stance>;

/** Takes the waist, a size (1 is 20 high), a stance and whether it faces left, and gives a person: two triangles that meet at the waist, a disc, four lines. */
export function figure(waist: Point, size: number, { lean = 0, arms, legs }: Stance, left = false): Part {
  const place = ([x, y]: Point): Point => add(waist, [(left ? -x : x) * size, y * size]);
  const corner = (height: number, half: number, tilt: number): Point =>
    add(dir(180 - tilt, height), dir(90 - tilt, half));
  const shoulders = [corner(4.4, -2.6, lean), corner(4.4, 2.6, lean)] as const;
  const hips = [corner(-3, -2, lean * 0.4), corner(-3, 2, lean * 0.4)] as const;
  const across = 2.2 + 1.8 * size;
  // The head keeps the same small distance from the shoulders, however small the person: less would be a smear.
  const head = add(waist, dir(180 - (left ? -lean : lean) * 0.9, 4.4 * size + 1.7 + across / 2));
  const limb = (from: Point, rest: readonly number[]): string => curve([from, ...pairs(rest)].map(place));
  const leg = ([x, y]: Point, rest: readonly number[]): string => limb([x * 0.7, y], rest);
  const limbs = [0, 1].map(
    (i) => limb(shoulders[i as 0 | 1], arms[i as 0 | 1]) + leg(hips[i as 0 | 1], legs[i as 0 | 1]),
  );
  const body = [[shoulders[0], shoulders[1], [0, 0]] as const, [[0, 0], hips[1], hips[0]] as const];
  return joined(
    line(...limbs),
    solid(...body.map((triangle) => closed(triangle.map(place)))),
    discs(across, ...head),
  );
}

/** Takes the middle of the shoulders and their width and gives head and chest of a person. */
export const bust = ([x, y]: Point, width: number): Part => {
  const [half, across] = [width / 2, 2 + width * 0.3];
  return joined(
    solid(closed([[x - half, y], [x + half, y], [x, y + width * 0.8]])),
    discs(across, x, y - 1.7 - across / 2),
  );
};
