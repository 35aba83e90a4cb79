import { bones, type Person } from '../../figure/bones';
import { cloth } from '../../figure/cloth';
import { person } from '../../figure/figure';
import { dressed, dressedFigure } from '../../figure/finery';
import { armed, limbs, poses } from '../../figure/pose';
import { armsOver, sitter } from '../../figure/seat';
import { groundLine } from '../../frame';
import type { Scene } from '../../page';
import { raisedBrow } from '../../props/face';
import { shade } from '../../props/meal';
import { chair } from '../../props/room';
import {
  bow,
  cotton,
  cover,
  dashes,
  disc,
  each,
  ground,
  line,
  marigold,
  path,
  type Point,
  poly,
  sand,
  shape,
  times,
  white,
} from '../../svg';

const sheet = ([x, y]: Point): string =>
  cover(shape(x - 70, y + 26, x - 48, y - 18, x + 54, y - 18, x + 70, y + 26), 5, ground, cotton) +
  line(path(x - 32, y - 4, x + 32, y - 4) + path(x - 42, y + 10, x + 18, y + 10), 5, ground);

const apple = ([x, y]: Point, fill: string): string =>
  cover(disc([x, y], 40), 6, white, fill) + line(bow([x, y - 36], [x + 2, y - 54], [x + 18, y - 62]), 7);

/** She who bends over her paper at the left. */
const reader = sitter(
  [176, 650],
  862,
  620,
  { lean: 14, nod: 18, arms: [{ to: [246, 572] }, { to: [352, 590] }] },
  { woman: true, hat: 'plait', stroke: 13 },
);

const doubter: Person = {
  at: [990, 650],
  h: 620,
  pose: {
    ...poses.chair,
    lean: -20,
    nod: -6,
    arms: [{ to: [986, 488] }, { to: [1092, 502] }],
    legs: [{ to: [900, 862] }, { to: [846, 862] }],
  },
  left: true,
  hung: true,
  halo: true,
  stroke: 13,
};

/** One of the two behind the table, who bend over their papers. */
const behind = (i: number): string =>
  dressedFigure(
    [460 + i * 210, 820],
    580,
    {
      ...armed(poses.stand, { to: [390 + i * 192, 560] }, { to: [520 + i * 210, 560] }),
      legs: limbs(-2, -1, 2, 1),
      nod: 18,
    },
    { ...(i ? { woman: true } : { hat: 'topi' }), stroke: 12, shirt: sand, halo: false },
  );

/** The round table under its cloth, with the papers and the bowl in which one apple is dark. */
const board = [
  cover(shape(318, 610, 798, 610, 776, 862, 340, 862), 7),
  line(poly(times(9).map((k): Point => [346 + k * 53, k % 2 ? 756 : 806])), 6),
  dashes('M366 836H751', 9, [0, 24]),
  dashes('M399 800H718', 13, [0, 106]),
  cover(disc([558, 596], 286, 66), 7),
  each(2, (i) => sheet([440 + i * 236, 564])),
  sheet([388, 606]),
  apple([512, 606], marigold),
  apple([604, 606], ground),
  cover('M446 628H670Q654 708 558 708T446 628Z', 7),
  dashes('M478 652H640', 8, [0, 20]),
].join('');

/** The scene `the-bad-apple-effect`. */
export const badApple: Scene = () => {
  const { head, headRadius } = bones(doubter);
  return [
    shade([558, 0], 20, 140),
    each(2, behind),
    chair([166, 664], 196),
    dressed([reader]),
    board,
    armsOver(reader, [1]),
    chair([1002, 664], 196, true),
    person(doubter) + cloth(doubter),
    armsOver(doubter),
    raisedBrow(head, headRadius, true),
    groundLine(864),
  ].join('');
};
