import { bones, type Person } from './bones';
import type { Look } from './cast';
import { person } from './figure';
import { limbs, type Pose, poses } from './pose';
import { ground, line, path, type Point } from '../svg';

/** The hem and the folded end of a sari on somebody who stands upright. */
function sari(one: Person): string {
  const { neck, waist, hip } = bones(one);
  const [x, u, tall] = [hip[0], one.h, hip[1] - waist[1]];
  const hem = (share: number): string =>
    path(x - u * 0.1 * share, waist[1] + tall * share, x + u * 0.1 * share, waist[1] + tall * share);
  return line(
    hem(0.68) + hem(0.86) + path(neck[0] + u * 0.075, neck[1] + 4, waist[0] - u * 0.02, waist[1] - u * 0.05),
    u * 0.014,
    ground,
  );
}

/** Takes the feet, a height and what is special and gives a listener seen from behind, upright, arms close to the body. */
export function behind(at: Point, h: number, more: Partial<Person> = {}, pose: Partial<Pose> = {}): string {
  const one: Person = {
    at,
    h,
    halo: true,
    pose: { ...poses.stand, arms: limbs(-16, 6, 16, -6), ...pose },
    ...more,
  };
  return person(one) + (one.woman ? sari(one) : '');
}

/** Takes the middle of the hips, a height when standing and who it is, and gives a listener who sits cross-legged, seen from behind. */
export const crossLegged = (at: Point, h: number, look: Look = {}): string =>
  behind(at, h, { hung: true, ...look }, { arms: limbs(-14, -30, 14, 30), legs: limbs(-82, 74, 82, -74) });
