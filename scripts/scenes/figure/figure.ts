import { add, bones, dir, last, skeleton, type Bones, type Person } from './bones';
import { hat } from './hat';
import type { Pose } from './pose';
import { cover, disc, dots, ground, line, poly, white, type Point } from '../svg';

/** Three short fingers that carry on from the forearm. */
function fingers(arm: readonly Point[]): Point[][] {
  const [elbow, hand]: [Point, Point] = [arm[1] ?? [0, 0], arm[2] ?? [0, 0]];
  const way = Math.atan2(hand[0] - elbow[0], hand[1] - elbow[1]) * (180 / Math.PI);
  return [-34, 0, 34].map((spread): Point[] => [hand, add(hand, dir(way + spread, 0.028))]);
}

const strokeOf = ({ h, stroke }: Person): number => stroke ?? Math.min(9, Math.max(3.8, h * 0.028));

/** The drawing of a person as path data: what is filled, what is a line, and the upper body by itself. */
function paths(spec: Person) {
  const { waist, neck, headAt, shoulders, hips, legs, arms, place } = skeleton(spec);
  const path = (points: readonly Point[], closed = false): string => poly(points.map(place), closed);
  const foot = (leg: readonly Point[]): Point[] => [...leg, add(last(leg), [0.045, 0.004])];
  const open = spec.h >= 240 ? arms.flatMap(fingers) : [];
  return {
    limbs: [...legs.map(foot), ...arms, ...open, [neck, headAt]].map((part) => path(part)).join(''),
    lower: path([waist, hips[0], hips[1]], true),
    chest: path([shoulders[0], shoulders[1], waist], true),
  };
}

const worn = (spec: Person, frame: Bones, w: number): string =>
  hat(spec.hat ?? (spec.woman ? 'bun' : 'none'), frame, w);

/** Takes a person and gives the drawing. */
export function person(spec: Person): string {
  const { limbs, lower, chest } = paths(spec);
  const [frame, w, skin] = [bones(spec), strokeOf(spec), spec.shirt ?? white];
  const head = disc(frame.head, frame.headRadius);
  const rim = spec.halo ? line(limbs + lower + chest + head, w + 9, ground) : '';
  const body = spec.shirt
    ? cover(lower + head, w * 0.6, white, white) + cover(chest, w * 0.6, skin, skin)
    : cover(lower + chest + head, w * 0.6, white, white);
  const held = (spec.holds ?? []).map((draw, i) => draw?.(frame.hands[i as 0 | 1], spec) ?? '').join('');
  return rim + body + line(limbs, w) + worn(spec, frame, w) + held;
}

/** Takes people of like size who do not overlap and gives them as few paths: for dances and far crowds. */
export function people(specs: readonly Person[]): string {
  const drawn = specs.map((spec) => ({ spec, frame: bones(spec), ...paths(spec) }));
  const [first] = drawn;
  if (!first) return '';
  const w = strokeOf(first.spec);
  const heads = dots(drawn.map(({ frame }) => frame.head));
  const bodies = drawn.map(({ lower, chest }) => lower + chest).join('');
  const limbs = drawn.map((one) => one.limbs).join('');
  const wide = first.frame.headRadius * 2;
  const rim = first.spec.halo ? line(bodies + limbs, w + 9, ground) + line(heads, wide + 9, ground) : '';
  return (
    rim +
    cover(bodies, w * 0.6, white, white) +
    line(limbs, w) +
    line(heads, wide) +
    drawn.map(({ spec, frame }) => worn(spec, frame, w)).join('')
  );
}

/** Takes the feet, a height, a pose and what else is special, and gives a person with a rim. */
export const figure = (at: Point, h: number, pose: Pose, more: Partial<Person> = {}): string =>
  person({ at, h, pose, halo: true, ...more });
