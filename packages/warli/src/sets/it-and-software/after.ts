import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { armed, limbs, poses } from '../../figure/pose';
import { earthToEdge, fromTip } from '../../frame';
import type { Scene } from '../../page';
import { board } from '../../props/room';
import { box, dashes, line, marigold, path, times } from '../../svg';

/** The corners of the meetings on the board that take place. */
const kept = times(9)
  .filter((i) => i !== 4)
  .map((i) => [424 + (i % 3) * 96, 216 + Math.floor(i / 3) * 96] as const);

/** The meetings of a week on a board, a seat in each for everybody; one of them is struck out. */
const week = (): string =>
  board([392, 180], 336, 350) +
  line(kept.map((at) => box(at, 80, 76)).join(''), 4) +
  dashes(kept.map(([x, y]) => path(x + 16, y + 38, x + 68, y + 38)).join(''), 9, [0, 16]) +
  line(path(522, 316, 598, 384) + path(522, 384, 598, 316), 14, marigold);

/** She strikes it out, and the speaker looks on. */
const all: readonly Person[] = [
  {
    at: [300, 838],
    h: 560,
    stroke: 12,
    halo: true,
    woman: true,
    pose: { ...armed({ ...poses.stand, lean: 4 }, [-40, 20], { to: [520, 398] }), legs: limbs(-6, -4, 6, 4) },
  },
  {
    at: [866, 838],
    h: 550,
    stroke: 12,
    halo: true,
    left: true,
    hat: 'pheta',
    pose: { ...poses.akimbo, arms: limbs(-58, 42, 16, -6), legs: limbs(-7, -4, 7, 4) },
  },
];

/** The scene `after`: the meeting that nobody needed is struck out. */
export const after: Scene = () => fromTip(844, week() + dressed(all), 1.195, 172) + earthToEdge(844);
