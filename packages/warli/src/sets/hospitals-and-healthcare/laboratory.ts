import { dressedFigure } from '../../figure/finery';
import { figure } from '../../figure/figure';
import { armed, limbs, type Pose, poses } from '../../figure/pose';
import type { Person } from '../../figure/bones';
import { moon, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { cover, each, ink, line, marigold, path, type Point } from '../../svg';

/** The feet of who stands in a tube: two racks of six. */
const foot = (i: number): Point => [426 + (i % 6) * 128, 376 + Math.floor(i / 6) * 410];

/** A tube with what was drawn in it, and its lip. */
const tube = ([x, y]: Point): string =>
  cover(`M${x - 48} ${y - 268}V${y - 10}q0 48 48 48t48 -48V${y - 268}`, 7) +
  ink(`M${x - 40} ${y + 2}q6 30 40 30t40 -30Z`, marigold) +
  line(path(x - 58, y - 268, x + 58, y - 268), 9);

/** How those who wait hold their arms: close to the body, or up at the head. */
const ways: readonly Pose['arms'][] = [
  limbs(-16, 6, 16, -6),
  limbs(-14, 4, 20, 176),
  limbs(-20, -174, 20, 174),
  limbs(-8, 24, 8, -24),
];

/** Who waits in a tube. */
const waiting = (i: number): string => {
  const child = i === 4 || i === 9;
  const more: Partial<Person> = {
    woman: i % 2 === 0,
    hat: (['bun', 'turban', 'plait', 'topi', 'knot', 'none'] as const)[i % 6] ?? 'none',
    stroke: 7,
    left: i % 3 === 0,
  };
  return figure(
    foot(i),
    child ? 150 : 216 - (i % 3) * 12,
    { ...poses.stand, arms: ways[i % 4] ?? poses.stand.arms, nod: 6, legs: limbs(-8, -3, 8, 3) },
    more,
  );
};

/** A rack of six: two posts, a base and two bars that hold the tubes. */
const rack = (y: number): string =>
  line(path(348, y - 196, 348, y + 56) + path(1144, y - 196, 1144, y + 56), 8) +
  line(
    path(348, y - 190, 1144, y - 190) + path(348, y - 60, 1144, y - 60) + path(348, y + 56, 1144, y + 56),
    7,
  );

/** The scene `laboratory`: two racks of test tubes, in each somebody who waits awake; a woman in the lab reads along them. */
export const laboratory: Scene = (r) =>
  [
    moon([150, 104], 52),
    stars([230, 22], [1170, 92], 16, r),
    rack(376),
    rack(786),
    each(12, (i) => tube(foot(i)) + waiting(i)),
    dressedFigure([156, 832], 620, armed({ ...poses.stand, nod: -4 }, [-18, 6], { to: [330, 440] }), {
      woman: true,
      hat: 'nurse',
      stroke: 13,
    }),
    line(path(0, 842, 1200, 842), 6),
  ].join('');
