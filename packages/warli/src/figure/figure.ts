import { add, bones, last, skeleton, type Bones, type Person } from './bones';
import { hat } from './hat';
import { arm, leg } from './limb';
import type { Pose } from './pose';
import { cover, disc, dots, ground, line, poly, white, type Point } from '../svg';

const strokeOf = ({ h, stroke }: Person): number => stroke ?? Math.min(9, Math.max(3.8, h * 0.028));

/** From this height on limbs are drawn with hands and feet; smaller ones are lines. */
const near = 200;

/** The drawing of a person as path data: what is a line, what is filled, and the upper body by itself. */
function paths(spec: Person) {
  const { waist, neck, headAt, shoulders, hips, legs, arms, place } = skeleton(spec);
  const path = (points: readonly Point[], closed = false): string => poly(points.map(place), closed);
  const foot = (one: readonly Point[]): Point[] => [...one, add(last(one), [0.045, 0.004])];
  const w = strokeOf(spec) / spec.h;
  const full = spec.h >= near;
  const lines = full ? [] : [...legs.map(foot), ...arms];
  const shapes = full ? [...legs.map((one) => leg(one, w)), ...arms.map((one) => arm(one, w))] : [];
  return {
    limbs: [...lines, [neck, headAt]].map((part) => path(part)).join(''),
    flesh: shapes.map((part) => path(part, true)).join(''),
    lower: path([waist, hips[0], hips[1]], true),
    chest: path([shoulders[0], shoulders[1], waist], true),
  };
}

/** Limbs as they are painted: lines, and shapes whose corners are a little round. */
const painted = (limbs: string, flesh: string, w: number): string =>
  line(limbs, w) + (flesh && cover(flesh, w * 0.3, white, white));

const worn = (spec: Person, frame: Bones, w: number): string =>
  hat(spec.hat ?? (spec.woman ? 'bun' : 'none'), frame, w);

/** Takes a person and gives the drawing. */
export function person(spec: Person): string {
  const { limbs, flesh, lower, chest } = paths(spec);
  const [frame, w, skin] = [bones(spec), strokeOf(spec), spec.shirt ?? white];
  const head = disc(frame.head, frame.headRadius);
  const rim = spec.halo
    ? line(limbs + lower + chest + head, w + 9, ground) + (flesh && line(flesh, w * 0.3 + 9, ground))
    : '';
  const body = spec.shirt
    ? cover(lower + head, w * 0.6, white, white) + cover(chest, w * 0.6, skin, skin)
    : cover(lower + chest + head, w * 0.6, white, white);
  const held = (spec.holds ?? []).map((draw, i) => draw?.(frame.hands[i as 0 | 1], spec) ?? '').join('');
  return rim + body + painted(limbs, flesh, w) + worn(spec, frame, w) + held;
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
  const flesh = drawn.map((one) => one.flesh).join('');
  const wide = first.frame.headRadius * 2;
  const rim = first.spec.halo
    ? line(bodies + limbs + flesh, w + 9, ground) + line(heads, wide + 9, ground)
    : '';
  return (
    rim +
    cover(bodies, w * 0.6, white, white) +
    painted(limbs, flesh, w) +
    line(heads, wide) +
    drawn.map(({ spec, frame }) => worn(spec, frame, w)).join('')
  );
}

/** Takes the feet, a height, a pose and what else is special, and gives a person with a rim. */
export const figure = (at: Point, h: number, pose: Pose, more: Partial<Person> = {}): string =>
  person({ at, h, pose, halo: true, ...more });
