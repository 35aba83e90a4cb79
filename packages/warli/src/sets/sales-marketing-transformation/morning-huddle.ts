import type { Person } from '../../figure/bones';
import { colleague } from '../../figure/cast';
import { finery } from '../../figure/finery';
import { garland } from '../../figure/group';
import { limbs, poses } from '../../figure/pose';
import { around, type Stand } from '../../figure/ring';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { block, hall, hut } from '../../props/building';
import { stall } from '../../props/market';
import { dashes, disc, marigold, type Point } from '../../svg';

const middle: Point = [600, 450];
const tall = 266;
/** The oval of their hips. */
const hips = [356, 274] as const;

/** Somebody of the ring, seen from above: the head toward the sun, the feet away from it. */
const one = ({ at, way }: Stand, i: number): Person => ({
  at,
  h: tall,
  hung: true,
  turn: way - 90,
  stroke: 9,
  ...colleague(i % 6 === 3 ? 1 : i),
  pose: { ...poses.stand, arms: limbs(76, -18, -76, 18), legs: limbs(-11, -3, 11, 3) },
});

/** The same one with arms stretched toward the sun, where nothing is that a pattern could be drawn on. */
const stretched = (who: Person): Person => ({
  ...who,
  pose: { ...who.pose, arms: limbs(180, 180, 180, 180) },
});

/** Twelve, arms on each other's shoulders all around, against the clock: so each near side meets the next one's far side. */
const ring = (): string => {
  const all = around(middle, hips, 12).map(one).toReversed();
  return garland([...all, ...all.slice(0, 1)], 0.3, 9) + finery(all.map(stretched));
};

/** The customers whom they name: a house in each corner. */
const customers = (): string =>
  hut([62, 176], 118, 142) +
  block([1034, 176], 108, 146, 3, 3) +
  stall([52, 864], 140, 148, marigold) +
  hall([1020, 864], 126, 136, 4);

/** The scene `morning-huddle`: seen from above, twelve in a ring are the rays of the morning sun. */
export const morningHuddle: Scene = () =>
  [customers(), dashes(disc(middle, 502, 416), 8, [0, 32.85]), ring(), sun(middle, 50)].join('');
