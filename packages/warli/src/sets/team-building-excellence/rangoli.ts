import { figure } from '../../figure/figure';
import type { Scene } from '../../page';
import { limbs } from '../../figure/pose';
import { dots, each, line, marigold, type Point, polar, times } from '../../svg';
import { rangoli as pattern } from '../../props/village';

const middle: Point = [600, 450];

/** The radius of the pattern, and how tall those are who fill it in. */
const [rim, tall] = [240, 300];

/** Somebody beside the pattern, seen from above, the head toward it and both hands at its rim. */
function painter(angle: number, woman: boolean): string {
  const hand = (a: number) => ({ to: polar(middle, angle + a, rim - 12) });
  return figure(
    polar(middle, angle, rim + 206),
    tall,
    { lean: 0, arms: [hand(11), hand(-11)], legs: limbs(-18, -4, 18, 4) },
    { hung: true, turn: angle - 90, woman, hat: woman ? 'bun' : 'none', stroke: 9 },
  );
}

/** A bowl of colour, seen from above. */
const bowl = (at: Point): string =>
  line(dots([at]), 58) +
  line(dots([at]), 40, marigold) +
  line(dots(times(10).map((i) => polar(at, i * 36, 44))), 7);

/** The scene `rangoli`: seen from above, six people fill in a great pattern. */
export const rangoli: Scene = () =>
  pattern(middle, rim, 12, 3) +
  each(3, (i) => painter(-37 + i * 37, i !== 1) + painter(143 + i * 37, i === 1)) +
  bowl([600, 96]) +
  bowl([600, 804]);
