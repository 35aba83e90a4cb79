import { figure } from '../../figure/figure';
import type { Scene } from '../../page';
import { limbs } from '../../figure/pose';
import { each, type Point, polar } from '../../svg';
import { rangoli as pattern } from '../../props/village';

const middle: Point = [600, 450];

/** Somebody around the pattern, the head toward it and both hands at its rim. */
function painter(i: number): string {
  const angle = i * 36 - 90;
  const rim = (a: number) => ({ to: polar(middle, angle + a, 162) });
  return figure(
    polar(middle, angle, 308),
    200,
    { lean: 0, arms: [rim(14), rim(-14)], legs: limbs(-20, -4, 20, 4) },
    { hung: true, turn: angle - 90, woman: i % 2 === 0, hat: i % 4 ? 'none' : 'bun' },
  );
}

/** The scene `rangoli`. */
export const rangoli: Scene = () => pattern(middle, 180, 12, 3) + each(10, painter);
