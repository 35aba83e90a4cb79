import { bones, type Person } from '../../../figure/bones';
import { person } from '../../../figure/figure';
import { type Limb, limbs, poses } from '../../../figure/pose';
import { box, cover, each, ink, line, type Point, polar, poly } from '../../../svg';
import { far } from '../../../ground/story';
import { clerk, counsellor, father, headset, teacher } from './adults';
import { boy, floor } from './boy';
import { pieces } from './pieces';

const middle: Point = [2160, 300];

/** The great sun behind him who speaks, which rises above the heads of the four. */
const sun = (): string => {
  const half = (r: number): string =>
    `M${middle[0] - r} ${middle[1]}A${r} ${r} 0 0 1 ${middle[0] + r} ${middle[1]}`;
  return (
    line(half(170), 8) +
    line(half(148)) +
    ink(
      each(15, (i) => {
        const a = 200 + i * 10;
        return poly(
          [polar(middle, a - 3.4, 188), polar(middle, a, i % 2 ? 214 : 234), polar(middle, a + 3.4, 188)],
          true,
        );
      }),
    )
  );
};

/** The table, a cloth on it. */
const table = (): string =>
  far(cover(box([1936, 500], 448, floor - 500)) + pieces() + ink(box([1932, 486], 456, 16)));

/** Takes a place, a height, the arm on his side and who it is and gives one behind the table, who looks up. */
const one = (x: number, h: number, near: Limb, more: Partial<Person>): Person => ({
  at: [x, 508],
  h,
  hung: true,
  halo: true,
  ...more,
  pose: {
    lean: 2,
    nod: -14,
    arms: [[3, 16], near],
    legs: limbs(-4, -176, 4, 176),
  },
});

/** The four. */
const four = [
  one(1974, 252, [150, 174], teacher),
  one(2068, 258, [0, -2], father),
  one(2252, 258, [0, -2], { ...clerk, left: true }),
  one(2346, 252, [150, 174], { ...counsellor, left: true }),
];

/** Staff day: all four at one table, and he is asked first. */
export const round = (): string =>
  far(sun()) +
  four.map(person).join('') +
  four
    .slice(3)
    .map((p) => headset(bones(p)))
    .join('') +
  table() +
  boy({
    at: [2160, 482],
    h: 226,
    pose: {
      ...poses.stand,
      nod: -4,
      arms: [
        [24, 80],
        [130, 168],
      ],
    },
  });
