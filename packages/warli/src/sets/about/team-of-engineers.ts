import { person } from '../../figure/figure';
import { dressed, dressedFigure } from '../../figure/finery';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { sitter } from '../../figure/seat';
import { teaTray } from '../../props/studio';
import { chair, laptop, table } from '../../props/room';
import { colleague } from '../../figure/cast';
import { dashes, ground, sand } from '../../svg';

/** Desks by their x, floor, height and side, from the back to the front. */
const desks = [
  [150, 262, 190, 0],
  [440, 262, 190, 0],
  [760, 262, 190, 1],
  [1050, 262, 190, 1],
  [130, 546, 250, 0],
  [1070, 546, 250, 1],
  [160, 856, 320, 0],
  [1040, 856, 320, 1],
] as const;

/** A desk and who works at it; those near in patterned clothes. */
const desk = ([x, floor, h, left]: readonly [number, number, number, number], i: number): string => {
  const k = left ? -1 : 1;
  const edge = x + k * h * 0.16;
  const one = sitter(
    [x - k * h * 0.1, floor - h * 0.3],
    floor,
    h,
    { arms: i % 3 === 1 ? limbs(30, 86, 120, 160) : limbs(34, 86, 46, 92) },
    { left: left === 1, ...colleague(i + 1) },
  );
  return (
    chair([x - k * h * 0.1, floor - h * 0.28], h * 0.27, left === 1) +
    (h < 250 ? person(one) : dressed([one])) +
    table([left ? edge - h * 0.62 : edge, floor - h * 0.46], h * 0.62, h * 0.46) +
    laptop([edge + k * h * 0.36, floor - h * 0.47], h * 0.26, left === 1)
  );
};

/** The scene `team-of-engineers`. */
export const teamOfEngineers: Scene = () =>
  [
    dashes('M60 282H1141M60 876H1141', 7, [0, 20], sand),
    desks.map(desk).join(''),
    dressedFigure([600, 858], 480, armed(poses.walk, [-34, 6], { to: [690, 380] }), {
      woman: true,
      hat: 'plait',
      stroke: 11,
    }),
    teaTray([690, 372], 230),
    dashes('M602 363H779', 7, [0, 16], ground),
  ].join('');
