import { bones, type Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { headset } from '../../../props/headset';
import { cover, ground, ink, line, marigold, type Point } from '../../../svg';
import { pale } from '../../../figure/on-floor';

/** Takes how somebody stands or sits and gives Priya so: with her plait and her headphones. */
export const priya = (one: Person): string => {
  const who: Person = { ...one, woman: true, hat: 'plait' };
  return person(who) + pale(headset(bones(who)));
};

/** A question mark as path data: takes its middle and its height. */
const mark = ([x, y]: Point, h: number): string =>
  `M${x - h * 0.25} ${y - h * 0.22}A${h * 0.25} ${h * 0.25} 0 1 1 ${x + h * 0.12} ${y - h * 0.02}Q${x} ${y + h * 0.06} ${x} ${y + h * 0.22}M${x} ${y + h * 0.46}v1`;

/** Her doubt: a bubble with a question mark; takes its middle, a size and how far to the right its tail ends. */
export const doubt = ([x, y]: Point, s: number, tail = -0.5): string =>
  cover(
    `M${x - s * 0.2} ${y + s * 0.46}A${s * 0.5} ${s * 0.5} 0 1 1 ${x + s * 0.2} ${y + s * 0.46}L${x + s * tail} ${y + s * 0.74}Z`,
    s * 0.06,
    ground,
    marigold,
  ) + line(mark([x, y - s * 0.01], s * 0.62), s * 0.1, ground);

/** A face on a screen: takes the middle of its lower edge and a height. */
export const bust = ([x, y]: Point, s: number): string =>
  ink(
    `M${x - s * 0.44} ${y - s * 0.36}H${x + s * 0.44}L${x + s * 0.16} ${y}H${x - s * 0.16}ZM${x - s * 0.24} ${y - s * 0.66}a${s * 0.24} ${s * 0.24} 0 1 0 ${s * 0.48} 0a${s * 0.24} ${s * 0.24} 0 1 0 ${-s * 0.48} 0Z`,
  ) + line(`M${x} ${y - s * 0.5}V${y - s * 0.3}`, s * 0.08);
