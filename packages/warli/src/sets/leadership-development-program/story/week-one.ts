import { bones, type Person } from '../../../figure/bones';
import { cloth } from '../../../figure/cloth';
import { person } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { far } from '../../../ground/story';
import { box, disc, each, ground, ink, larger, line, path, type Point, polar, turned } from '../../../svg';
import { card, floor, him } from './him';
import { machine } from './machine';

/** A ring of heavy keys that hangs from a hand. */
const keys = ([x, y]: Point): string => {
  const hub: Point = [x, y + 34];
  const key = (i: number): string => {
    const [kx, ky] = polar(hub, 40 + i * 33, 30);
    return turned(
      line(disc([kx, ky + 14], 12), 8) +
        line(
          path(kx, ky + 26, kx, ky + 84) +
            path(kx, ky + 82, kx + 15, ky + 82) +
            path(kx, ky + 64, kx + 12, ky + 64),
          8,
        ),
      -50 + i * 33,
      [kx, ky],
    );
  };
  return line(disc(hub, 30), 16, ground) + line(disc(hub, 30), 8) + each(4, key);
};

/** Drops that spring from a head. */
const sweat = (one: Person): string => {
  const { head } = bones(one);
  const drop = (angle: number): string => {
    const [x, y] = polar(head, angle, 54);
    return turned(ink(`M${Math.round(x)} ${Math.round(y - 12)}q15 19 0 23q-15 -4 0 -23Z`), angle + 90, [
      x,
      y,
    ]);
  };
  return [195, 228, 261, 294].map(drop).join('');
};

/** She who is given the machine: known by her plait and the hem of her dress. */
export const her = (one: Person): string => person(one) + cloth(one);

const giver: Person = {
  at: [574, floor],
  h: 370,
  halo: true,
  pose: { lean: -3, nod: -4, arms: [{ to: [676, 326] }, { to: [650, 388] }], legs: limbs(-12, -6, 12, 6) },
};

const taker: Person = {
  at: [748, floor],
  h: 345,
  halo: true,
  left: true,
  woman: true,
  hat: 'plait',
  pose: {
    ...poses.stand,
    lean: -10,
    nod: -12,
    arms: limbs(112, 158, -84, -150),
    legs: limbs(-20, -14, 12, 16),
  },
};

/** The saw-tooth roof of the works. */
const roof = (): string =>
  line(`M486 ${floor}V190${each(4, () => 'l0 -76l114 76')}V${floor}`) + ink(box([486, 186], 456, 8));

/** Week one: he hands on the card and all keys of the machine. */
export const weekOne = (): string =>
  [
    far(roof() + machine(816)),
    her(taker),
    him(giver),
    sweat(giver),
    larger(keys([658, 388]), 0.6, [658, 388]),
    card([688, 312], 54, 10),
  ].join('');
