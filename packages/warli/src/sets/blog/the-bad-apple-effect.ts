import { bones, type Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { betweenTips, groundLine, start, tips } from '../../frame';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { armsOver, seated } from '../../figure/seat';
import { raisedBrow } from '../../props/face';
import { chair, lamp } from '../../props/room';
import { beads } from '../../ground/plant';
import {
  bow,
  cotton,
  cover,
  disc,
  each,
  ground,
  line,
  marigold,
  path,
  type Point,
  poly,
  shape,
  times,
  white,
} from '../../svg';

const sheet = ([x, y]: Point): string =>
  cover(shape(x - 56, y + 22, x - 38, y - 16, x + 44, y - 16, x + 56, y + 22), 4, white, cotton) +
  line(path(x - 26, y - 4, x + 26, y - 4) + path(x - 34, y + 8, x + 14, y + 8), 3.5, ground);

const apple = ([x, y]: Point, fill: string): string =>
  cover(disc([x, y], 27), 4, white, fill) + line(bow([x, y - 24], [x + 2, y - 38], [x + 14, y - 44]), 4);

const doubter: Person = {
  at: [990, 690],
  h: 480,
  pose: {
    ...poses.chair,
    lean: -22,
    nod: -6,
    arms: [{ to: [990, 566] }, { to: [1072, 574] }],
    legs: [{ to: [900, 862] }, { to: [836, 862] }],
  },
  left: true,
  hung: true,
  halo: true,
  stroke: 11,
};

const behind = (i: number): string =>
  figure(
    [352 + i * 185, 790],
    440,
    {
      ...armed(poses.stand, { to: [280 + i * 185, 580] }, { to: [400 + i * 185, 580] }),
      legs: limbs(-2, -1, 2, 1),
      nod: 16,
    },
    { woman: i === 1, hat: (['topi', 'bun', 'tie'] as const)[i] ?? 'none' },
  );

/** The round table under its cloth, with the papers and the bowl. */
const board = [
  cover(shape(262, 630, 818, 630, 790, 862, 290, 862), 6),
  line(poly(times(10).map((k): Point => [284 + k * 57, k % 2 ? 700 : 740])), 4),
  cover(disc([540, 610], 320, 64), 6),
  each(3, (i) => sheet([336 + i * 190, 586 - (i === 1 ? 14 : 0)])),
  sheet([400, 636]),
  apple([500, 600], marigold),
  apple([576, 600], marigold),
  apple([538, 586], ground),
  cover('M450 610H630Q616 668 540 668T450 610Z', 5),
  line(path(462, 628, 618, 628), 4),
].join('');

/** The scene `the-bad-apple-effect`. */
export const badApple: Scene = () => {
  const { head, headRadius } = bones(doubter);
  return [
    lamp([520, 0], 90, 74),
    tips(250),
    beads([start, 250], [1200 - start, 250], 49, 6),
    betweenTips(
      864,
      [
        each(3, behind),
        chair([130, 700], 162),
        seated(
          [134, 692],
          862,
          480,
          { lean: 14, nod: 18, arms: [[20, 70], { to: [330, 600] }] },
          { woman: true, hat: 'plait', stroke: 11 },
        ),
        board,
        chair([1000, 700], 162, true),
        person(doubter),
        armsOver(doubter),
        raisedBrow(head, headRadius, true),
      ].join(''),
    ),
    groundLine(864),
  ].join('');
};
