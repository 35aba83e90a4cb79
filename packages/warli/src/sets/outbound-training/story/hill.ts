import type { Person } from '../../../figure/bones';
import { cloth } from '../../../figure/cloth';
import { person } from '../../../figure/figure';
import type { Pose } from '../../../figure/pose';
import { far } from '../../../ground/story';
import { between, ground as rock, line, pairs, type Point } from '../../../svg';

/** The ground under all feet: level in camp, then up to the summit at the right edge. */
export const edge: readonly Point[] = pairs([
  0, 610, 940, 610, 1060, 604, 1180, 586, 1300, 576, 1440, 540, 1540, 530, 1580, 502, 1690, 488, 1730, 446,
  1830, 430, 1890, 410, 2000, 404, 2060, 378, 2400, 372,
]);

/** How high the ground is at a place along the way. */
export const ground = (x: number): number => {
  const i = edge.findIndex((p) => p[0] > x);
  const [a, b]: [Point, Point] = [edge[i - 1] ?? [0, 610], edge[i] ?? [2400, 372]];
  return between(a, b, (x - a[0]) / (b[0] - a[0]))[1];
};

/** Takes a place along the way, a height, how far each foot is from it, how high the hips are as a share of the legs, a pose and who it is, and gives who goes there, each foot on the ground. */
export function walker(
  x: number,
  h: number,
  [back, front]: Point,
  stretch: number,
  pose: Omit<Pose, 'legs'>,
  more: Partial<Person> = {},
): Person {
  const leg = h * (more.woman ? 0.36 : 0.43);
  const foot = (at: number): { to: Point } => ({ to: [at, ground(at) - 5] });
  return {
    at: [x, ground(x) - 5 - leg * stretch],
    h,
    hung: true,
    halo: true,
    ...more,
    pose: { ...pose, legs: [foot(x + back), foot(x + front)] },
  };
}

/** She whom the night is about: known by her plait and the hem of her dress. */
export const hers: Partial<Person> = { woman: true, hat: 'plait' };

/** Takes her and gives the drawing. */
export const her = (one: Person): string => person(one) + cloth(one);

/** The path that winds on below, up to the summit. */
export const trail = (): string => {
  const way = 'M1330 660C1450 576 1640 600 1820 596S2296 620 2296 542S2050 520 2036 452Q2030 410 2060 384';
  return far(line(way, 44) + line(way, 34, rock));
};
