import { flock } from '../../props/animal';
import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { band, betweenTips, groundLine } from '../../frame';
import type { Scene } from '../../page';
import { type Limb, limbs, type Pose, poses } from '../../figure/pose';
import { chair, laptop, table } from '../../props/room';
import { star } from '../../props/star';
import { box, cover, each } from '../../svg';

/** Somebody at a desk, with both hands at the keys or, every third, in the air. */
function desk(x: number, y: number, i: number, left: boolean): string {
  const k = left ? 1 : -1;
  const key = (away: number): Limb => ({ to: [x + k * away, y - 122] });
  const arms: Pose['arms'] = i % 3 ? [key(36), key(8)] : limbs(-150, -172, 130, 166);
  return (
    chair([x + k * 72, y - 64], 62, left, 0.14) +
    figure([x + k * 72, y - 66], 296, { ...poses.chair, arms }, { hung: true, ...colleague(i), left }) +
    table([x - 56, y - 110], 124, 110) +
    laptop([x, y - 114], 72, left)
  );
}

/** The ground, and how high a step is and how far in it begins. */
const [floor, rise, inward] = [864, 146, 196];

const bands = ['triangles', 'diamonds', 'comb'] as const;

/** A step as a box with a band, from the lowest. */
const step = (kind: (typeof bands)[number], i: number): string => {
  const [x, y, w] = [40 + i * inward, floor - i * rise, 1120 - i * inward * 2];
  return cover(box([x, y - 96], w, 96 + i), 6) + band(kind, [x + 14, y - 62], w - 28, 28);
};

/** The scene `hero`: a woman leaps in a star on top of steps, with people at desks on each step. */
export const hero: Scene = () => {
  const drawing = [
    star([600, 240], 168),
    figure([600, 356], 248, poses.leap, { woman: true }),
    bands.map(step).join(''),
    each(2, (i) => {
      const y = floor - 96 - i * rise;
      const x = 148 + i * inward;
      return desk(x, y, i, false) + desk(1200 - x, y, i + 2, true);
    }),
    flock([70, 300], 4, 52),
    flock([1130, 300], 4, 52, true),
  ].join('');
  return betweenTips(floor, drawing) + groundLine(floor);
};
