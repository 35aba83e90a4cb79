import { type Bones, type Person, skeleton } from '../figure/bones';
import {
  between,
  cotton,
  cover,
  disc,
  ground,
  line,
  marigold,
  move,
  num,
  path,
  type Point,
  poly,
  white,
} from '../svg';

/** Takes the middle of the sole and a length and gives a laced shoe in the accent that points right. */
export const shoe = ([x, y]: Point, w: number, fill: string = marigold): string => {
  const h = w * 0.52;
  return (
    cover(
      `M${num(x - w * 0.5)} ${num(y)}V${num(y - h)}H${num(x - w * 0.08)}Q${num(x)} ${num(y - h * 0.5)} ${num(x + w * 0.26)} ${num(y - h * 0.46)}C${num(x + w * 0.44)} ${num(y - h * 0.44)} ${num(x + w * 0.52)} ${num(y - h * 0.3)} ${num(x + w * 0.52)} ${num(y)}Z`,
      6,
      ground,
      fill,
    ) +
    line(path(x - w * 0.5, y - h * 0.22, x + w * 0.5, y - h * 0.22), 5, ground) +
    line(
      path(x - w * 0.2, y - h * 0.68, x - w * 0.06, y - h * 0.8) +
        path(x - w * 0.1, y - h * 0.48, x + w * 0.06, y - h * 0.6),
      6,
      ground,
    )
  );
};

/** Takes the middle of the glass, its radius and the hand below it and gives a mirror on a handle. */
export const handMirror = ([x, y]: Point, r: number, hand: Point): string =>
  line(poly([[x, y + r], hand]), 13) +
  cover(disc([x, y], r, r * 1.25), 8, undefined, cotton) +
  line(
    path(x - r * 0.4, y + r * 0.1, x + r * 0.1, y - r * 0.6) +
      path(x - r * 0.1, y + r * 0.4, x + r * 0.4, y - r * 0.3),
    5,
    ground,
  );

/** Takes a person's bones and the person, drawn already, and gives the blazer, a size too large: its sleeves reach over the wrists. */
export function blazer(frame: Bones, one: Person): string {
  const { arms, place } = skeleton(one);
  const u = one.h;
  const { neck, waist, hip } = frame;
  const cut = (k: number): Point[] => [
    move(neck, k * u * 0.165, -4),
    move(waist, k * u * 0.07, 0),
    move(hip, k * u * 0.125, u * 0.05),
  ];
  const sleeves = arms
    .map(([root = [0, 0], joint = root, end = joint]) =>
      poly([between(root, joint, 0.12), joint, between(joint, end, 0.94)].map(place)),
    )
    .join('');
  const [v, low] = [u * 0.055, between(neck, waist, 0.86)];
  return (
    `<g stroke-linecap="butt" stroke-linejoin="miter">${line(sleeves, u * 0.076, ground)}${line(sleeves, u * 0.058, cotton)}</g>` +
    cover(poly([...cut(-1), ...cut(1).toReversed()], true), 6, ground, cotton) +
    cover(poly([move(neck, -v, -4), move(neck, v, -4), low], true), 6, ground, white) +
    line(poly([between(neck, low, 0.1), between(neck, low, 0.62)]), 12, ground) +
    line(poly([low, move(hip, 0, u * 0.05)]), 5, ground)
  );
}
