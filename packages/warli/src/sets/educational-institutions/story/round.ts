import { bones, type Person } from '../../../figure/bones';
import { cloth } from '../../../figure/cloth';
import { person } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { armsOver, sitter } from '../../../figure/seat';
import { cotton, cover, disc, each, ink, line, path, type Point, polar, poly } from '../../../svg';
import { clerk, counsellor, father, headset, teacher } from './adults';
import { boy, floor } from './boy';

/** The sun behind him who speaks. */
const sun = (at: Point, r: number): string =>
  ink(disc(at, r), cotton) +
  line(disc(at, r + 15), 6, cotton) +
  line(
    each(24, (i) =>
      i > 4 && i < 8 ? '' : poly([polar(at, i * 15, r + 32), polar(at, i * 15, r + (i % 2 ? 52 : 66))]),
    ),
    8,
    cotton,
  );

/** Takes a seat, a height, both hands and who it is, and gives one at the table. */
const one = ([x, y]: Point, h: number, hands: readonly [Point, Point], more: Partial<Person>): Person =>
  sitter([x, y], floor, h, { lean: 4, nod: 2, arms: [{ to: hands[0] }, { to: hands[1] }] }, more);

const left = one(
  [1974, 500],
  320,
  [
    [2036, 458],
    [2054, 452],
  ],
  { ...teacher },
);
const right = one(
  [2346, 500],
  320,
  [
    [2284, 458],
    [2266, 452],
  ],
  { ...counsellor, left: true },
);
const back = [
  one(
    [2058, 494],
    292,
    [
      [2092, 446],
      [2112, 442],
    ],
    { ...father },
  ),
  one(
    [2262, 494],
    292,
    [
      [2228, 446],
      [2208, 442],
    ],
    { ...clerk, left: true },
  ),
];

/** Staff day: all four at one table, and he is asked first. */
export const round = (): string =>
  sun([2160, 186], 106) +
  back.map(person).join('') +
  boy({
    at: [2160, 458],
    h: 236,
    pose: {
      ...poses.stand,
      nod: -4,
      arms: [
        [24, 80],
        [110, 160],
      ],
    },
  }) +
  [left, right].map((p) => person(p)).join('') +
  cloth(left) +
  headset(bones(right)) +
  cover(disc([2160, 462], 142, 24), 7) +
  armsOver(left, [1]) +
  armsOver(right, [1]) +
  line(path(2160, 490, 2160, 596), 20) +
  line(path(2112, 602, 2208, 602), 14) +
  line(path(1956, 508, 2006, 508) + path(2364, 508, 2314, 508), 12) +
  line(path(1964, 508, 1958, floor) + path(2356, 508, 2362, floor), 8);
