import { figure } from '../../figure/figure';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { seated } from '../../figure/seat';
import { teaTray } from '../../props/studio';
import { chair, laptop, table } from '../../props/room';
import { colleague } from '../../figure/cast';

/** Desks by their x, floor, height and side, from the back to the front. */
const desks = [
  [150, 286, 190, 0],
  [440, 286, 190, 0],
  [760, 286, 190, 1],
  [1050, 286, 190, 1],
  [130, 570, 250, 0],
  [1070, 570, 250, 1],
  [160, 856, 320, 0],
  [1040, 856, 320, 1],
] as const;

const desk = ([x, floor, h, left]: readonly [number, number, number, number], i: number): string => {
  const k = left ? -1 : 1;
  const edge = x + k * h * 0.16;
  return (
    chair([x - k * h * 0.1, floor - h * 0.28], h * 0.27, left === 1) +
    seated(
      [x - k * h * 0.1, floor - h * 0.3],
      floor,
      h,
      { arms: i % 3 === 1 ? limbs(30, 86, 120, 160) : limbs(34, 86, 46, 92) },
      { left: left === 1, ...colleague(i + 1) },
    ) +
    table([left ? edge - h * 0.62 : edge, floor - h * 0.46], h * 0.62, h * 0.46) +
    laptop([edge + k * h * 0.36, floor - h * 0.47], h * 0.26, left === 1)
  );
};

/** The scene `team-of-engineers`. */
export const teamOfEngineers: Scene = () =>
  [
    desks.map(desk).join(''),
    figure([600, 858], 480, armed(poses.walk, [-34, 6], { to: [690, 380] }), {
      woman: true,
      hat: 'plait',
      stroke: 11,
    }),
    teaTray([690, 372], 230),
  ].join('');
