import type { Person } from '../../figure/bones';
import { people, person } from '../../figure/figure';
import { handInHand } from '../../figure/group';
import { limbs, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { bullockCart } from '../../props/cart';
import { clayPot } from '../../props/pottery';
import { tarpa, tarpaPlayer } from '../../props/tarpa';
import { dhol, stick } from '../../props/village';
import {
  cotton,
  dots,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  shape,
  times,
  tinted,
  white,
} from '../../svg';

/** Where they walk. */
const floor = 270;

/** A step with both soles on the ground. */
const step = limbs(-22, -28, 28, 2);

/** The dancer in marigold. */
const bright = 1;

const dancer = (i: number): Person => ({
  at: [1250 + i * 82, floor],
  h: 190,
  woman: i % 2 === 1,
  hat: i % 2 ? 'bun' : 'none',
  pose: { ...poses.dance, legs: i % 2 ? limbs(-16, -14, 24, -4) : limbs(-24, -20, 26, -6) },
});

/** The outline of a drum, so that it stands off from him who beats it. */
const drum = ([x, y]: Point): string =>
  `M${x - 42} ${y - 22}Q${x} ${y - 33} ${x + 42} ${y - 22}V${y + 22}Q${x} ${y + 33} ${x - 42} ${y + 22}Z`;

const drummer = (x: number): string =>
  person({
    at: [x, floor],
    h: 208,
    hat: 'topi',
    pose: {
      ...poses.walk,
      legs: limbs(-14, -26, 22, 2),
      arms: [{ to: [x - 36, floor - 144] }, { to: [x + 64, floor - 136] }],
    },
    holds: [stick, stick],
  }) +
  line(drum([x + 14, floor - 100]), 11, ground) +
  dhol([x + 14, floor - 100], 72, white);

const child = (x: number, h: number, i: number): Person => ({
  at: [x, floor],
  h,
  woman: i === 1,
  hat: i === 1 ? 'plait' : 'none',
  pose: i === 2 ? { ...poses.run, lean: 10 } : { ...poses.walk, arms: limbs(-120, -160, 100, 140) },
});

/** The flag, which flies back over the head of him who bears it. */
const flag = (x: number): string =>
  line(path(x + 36, floor - 62, x + 92, 12), 7) + ink(shape(x + 90, 12, x + 76, 62, x + 2, 26), marigold);

/** A man with a flag in marigold. */
const bearer = (x: number): string =>
  flag(x) +
  person({
    at: [x, floor],
    h: 214,
    pose: {
      ...poses.walk,
      lean: 0,
      legs: step,
      arms: [{ to: [x + 50, floor - 112] }, { to: [x + 62, floor - 148] }],
    },
  });

/** A woman with a pot on her head. */
const carrier = (x: number): string =>
  person({
    at: [x, floor],
    h: 196,
    woman: true,
    hat: 'none',
    pose: {
      ...poses.walk,
      lean: 0,
      legs: step,
      arms: [limbs(-30, 6, 0, 0)[0], { to: [x + 30, floor - 204] }],
    },
  }) + clayPot([x, floor - 186], 48, 0, cotton);

const player = tarpaPlayer([1786, floor], 206, {
  halo: false,
  pose: {
    ...poses.stand,
    lean: -10,
    arms: [{ to: [1837, floor - 98] }, { to: [1832, floor - 122] }],
    legs: limbs(-16, -14, 26, 8),
  },
});

/** The way under their feet, from edge to edge: a line, and a dot below each step. */
const way = (): string =>
  line(path(0, floor + 8, 2400, floor + 8), 6) +
  line(dots(times(60).map((i): Point => [20 + i * 40, floor + 22])), 6);

/** The scene `procession`: drummers in front, children last, nothing behind them; a phone shows it from 680 to 1720, where nobody walks. */
export const procession: Scene = () => {
  const dance = handInHand(times(5).map(dancer));
  return [
    people([child(52, 120, 1), child(138, 142, 2), child(222, 136, 0)]),
    bearer(408),
    carrier(584),
    bullockCart([800, floor], 48),
    people(dance.filter((_, i) => i !== bright)),
    tinted(people(dance.slice(bright, bright + 1)), marigold),
    person(player),
    tarpa(player),
    [2018, 2160, 2302].map(drummer).join(''),
    way(),
  ].join('');
};
