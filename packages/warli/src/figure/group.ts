import { bones, type Person, skeleton } from './bones';
import { people, person } from './figure';
import { limbs, type Pose, poses } from './pose';
import type { Random } from '../random';
import { between, bow, each, line, move, type Point } from '../svg';

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

/** A dancer whose own arms lie hidden in the chest, but for those at the open ends of a chain. */
const armless = (one: Person, i: number, { length }: readonly Person[]): Person => {
  const [far, near] = limbs(76, -18, -76, 18);
  const [first, last] = one.pose.arms;
  return { ...one, pose: { ...one.pose, arms: [i ? far : first, i < length - 1 ? near : last] } };
};

/** Takes people in order, how far the arms sag towards the feet and how wide they are, and gives the drawing of them with all their arms as one line, which swings from shoulder to shoulder. */
export function garland(all: readonly Person[], sag: number, width: number): string {
  const shoulder = (one: Person, side: 0 | 1): Point => {
    const { place, shoulders } = skeleton(one);
    return place(shoulders[side]);
  };
  const swing = (i: number): string => {
    const [a, b] = [all[i], all[i + 1]];
    if (!a || !b) return '';
    const [from, to] = [shoulder(a, 1), shoulder(b, 0)];
    const feet = between(bones(a).hip, bones(b).hip, 0.5);
    return bow(from, between(between(from, to, 0.5), feet, sag), to);
  };
  return people(all.map(armless)) + line(each(all.length - 1, swing), width);
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
