import { bones, type Person } from './bones';
import { people, person } from './figure';
import { type Pose, poses } from './pose';
import type { Random } from '../random';
import { between, each, move, type Point } from '../svg';

/** Takes a count, two ends and a maker and gives a row of people from end to end. */
export const row = (count: number, from: Point, to: Point, one: (at: Point, i: number) => Person): string =>
  each(count, (i) => person(one(between(from, to, count > 1 ? i / (count - 1) : 0.5), i)));

/** Takes people in order and gives them hand in hand: each near hand meets the next one's far hand. */
export function handInHand(all: readonly Person[], lift = 0.06): Person[] {
  const meet = (a: Person | undefined, b: Person | undefined): Point | null => {
    if (!a || !b) return null;
    const [p, q] = [bones(a), bones(b)];
    const [m, n] = [between(p.neck, p.waist, 0.35), between(q.neck, q.waist, 0.35)];
    const mid = between(m, n, 0.5);
    const up = between(p.waist, p.neck, 1);
    const k = lift * 4;
    return [mid[0] + (up[0] - p.waist[0]) * k, mid[1] + (up[1] - p.waist[1]) * k];
  };
  return all.map((one, i): Person => {
    const [back, front] = [meet(all[i - 1], one), meet(one, all[i + 1])];
    const [far, near] = one.left ? [front, back] : [back, front];
    const arms: Pose['arms'] = [far ? { to: far } : one.pose.arms[0], near ? { to: near } : one.pose.arms[1]];
    return { ...one, pose: { ...one.pose, arms } };
  });
}

/** Takes people in order and gives the drawing of them hand in hand. */
export function chain(all: readonly Person[], lift = 0.06): string {
  const joined = handInHand(all, lift);
  return joined.some((one) => one.halo) ? joined.map(person).join('') : people(joined);
}

/** Takes two ends of a rope and who pulls it, and gives a team leaning back with the rope in hand. */
export function pullers(
  count: number,
  from: Point,
  to: Point,
  floor: number,
  h: number,
  left: boolean,
  r: Random,
): string {
  return each(count, (i) => {
    const grip = between(from, to, (i + 0.5) / count);
    const dx = (left ? -1 : 1) * h * 0.3;
    const arms: Pose['arms'] = [{ to: move(grip, dx * 0.45, 0) }, { to: move(grip, dx * 0.9, 0) }];
    return person({
      at: [grip[0] - dx * 0.4, floor],
      h: r.near(h, h * 0.05),
      left,
      woman: i % 3 === 1,
      pose: { ...poses.pull, lean: r.near(-28, 4), arms },
      hat: i % 3 === 1 ? 'bun' : i % 4 === 0 ? 'turban' : 'none',
      halo: true,
    });
  });
}
