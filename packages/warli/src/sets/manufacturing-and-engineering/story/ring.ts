import type { Held } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import {
  cover,
  disc,
  dots,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  times,
  white,
} from '../../../svg';
import { helmets } from '../../industry-panoramas/helmet';
import { stander } from '../../../figure/on-floor';

/** The bearing: takes its middle and its radius. */
export const ring = (middle: Point, r: number): string =>
  cover(disc(middle, r), r * 0.62 + 10, ground) +
  line(disc(middle, r), r * 0.62, marigold) +
  line(dots(times(9).map((i) => polar(middle, i * 40, r))), r * 0.3, ground);

/** Its note: takes the middle of the head and a height. */
export const note = ([x, y]: Point, h: number): string =>
  ink(disc([x, y], h * 0.2, h * 0.15), marigold) +
  line(
    `M${x + h * 0.17} ${y - h * 0.04}V${y - h * 0.8}q${h * 0.04} ${h * 0.2} ${h * 0.26} ${h * 0.3}t${h * 0.02} ${h * 0.22}`,
    h * 0.09,
    marigold,
  );

/** A can of oil that hangs from the hand, its long spout away from the body. */
const oilCan: Held = ([x, y], { h, at }) => {
  const [s, k] = [h * 0.1, x < at[0] ? -1 : 1];
  return (
    line(path(x + k * s * 0.3, y + s * 1.3, x + k * s * 1.5, y), 6) +
    line(`M${x + k * s * 0.2} ${y + s * 0.5}q${-k * s * 1.1} ${-s * 0.9} ${-k * s * 0.8} ${s * 1.1}`, 6) +
    cover(
      `M${x - s * 0.7} ${y + s * 1.9}L${x - s * 0.5} ${y + s * 0.7}Q${x} ${y + s * 0.1} ${x + s * 0.5} ${y + s * 0.7}L${x + s * 0.7} ${y + s * 1.9}Z`,
      5,
      ground,
      white,
    )
  );
};

/** Takes what `stander` takes and which hand is free for the can (0 far, 1 near), and gives the operator: with his cap and his can of oil. */
export const operator = (side: 0 | 1, ...[x, h, pose, more]: Parameters<typeof stander>): string =>
  person(stander(x, h, pose, { hat: 'cap', holds: side ? [null, oilCan] : [oilCan, null], ...more }));

/** Takes what `stander` takes and gives somebody with a helmet. */
export const helmeted = (...one: Parameters<typeof stander>): string => {
  const who = stander(...one);
  return person(who) + helmets([who]);
};
