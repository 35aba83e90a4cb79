import { type Person, skeleton } from './bones';
import { person } from './figure';
import { arm } from './limb';
import { type Pose, poses } from './pose';
import { between, cover, ground, line, path, type Point, poly, white } from '../svg';

/** Takes the seat, the floor below it, a height and a pose of the arms, and gives who sits there with both feet on the floor. */
export function sitter(
  [x, y]: Point,
  floor: number,
  h: number,
  pose: Partial<Pose> = {},
  more: Partial<Person> = {},
): Person {
  const k = more.left ? -h : h;
  const legs: Pose['legs'] = [{ to: [x + k * 0.1, floor] }, { to: [x + k * 0.22, floor] }];
  return { at: [x, y], h, pose: { ...poses.chair, legs, ...pose }, halo: true, hung: true, ...more };
}

/** Takes what `sitter` takes and gives the drawing. */
export const seated = (...one: Parameters<typeof sitter>): string => person(sitter(...one));

/** Takes the left end of the seat, a width and a height and gives a plank bench. */
export const bench = ([x, y]: Point, w: number, h: number): string =>
  line(path(x, y, x + w, y), 13) +
  line(path(x + 34, y, x + 24, y + h) + path(x + w - 34, y, x + w - 24, y + h), 7);

/** Takes the hand and the floor and gives a crooked stick that stands on it. */
export const stick = ([x, y]: Point, floor: number): string =>
  line(`M${x} ${floor}V${y - 26}q0 -26 24 -26t24 26`, 8);

/** Takes a person who is drawn already and the sides (0 far, 1 near), and gives those arms once more, to lie over a table or the body; from a little below the shoulder on they have a rim of the ground's colour. */
export function armsOver(one: Person, sides: readonly (0 | 1)[] = [0, 1]): string {
  const { arms, place } = skeleton(one);
  const w = one.stroke ?? 9;
  const shapes = sides.map((side) => arm(arms[side] ?? [], w / one.h).map(place));
  const rim = ([root = [0, 0], ...rest]: readonly Point[]): string => {
    const [end = root, inner = end] = rest.toReversed();
    return poly([between(root, rest[0] ?? root, 0.42), ...rest.slice(0, -1), between(end, inner, 0.42)]);
  };
  return (
    line(shapes.map(rim).join(''), w * 0.3 + 10, ground) +
    cover(shapes.map((corners) => poly(corners, true)).join(''), w * 0.3, white, white)
  );
}
