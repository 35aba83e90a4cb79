import type { Person } from '../../figure/bones';
import { dressed } from '../../figure/finery';
import { limbs, poses } from '../../figure/pose';
import { earthToEdge, fromTip } from '../../frame';
import type { Scene } from '../../page';
import { cotton, cover, dashes, type Point, shape, turned, white } from '../../svg';

/** A sheet folded to a dart that flies to the right. */
const dart = ([x, y]: Point, s: number, tilt: number): string =>
  turned(
    cover(shape(x - s, y - s * 0.5, x + s, y, x - s * 0.55, y), 5, white, cotton) +
      cover(shape(x - s * 0.55, y, x + s, y, x - s * 0.8, y + s * 0.45), 5),
    tilt,
    [x, y],
  );

/** Two who have thrown, a child who leaps, and one who waits to catch. */
const all: readonly Person[] = [
  {
    at: [140, 838],
    h: 490,
    stroke: 11,
    halo: true,
    woman: true,
    pose: { ...poses.raise, lean: 4, arms: limbs(-40, 20, 118, 142), legs: limbs(-6, -4, 6, 4) },
  },
  {
    at: [424, 838],
    h: 490,
    stroke: 11,
    halo: true,
    hat: 'topi',
    pose: { ...poses.raise, lean: 4, arms: limbs(-40, 30, 122, 152), legs: limbs(-6, -4, 6, 4) },
  },
  {
    at: [742, 838],
    h: 370,
    stroke: 9,
    halo: true,
    woman: true,
    hat: 'plait',
    pose: { ...poses.cheer, legs: poses.leap.legs },
  },
  {
    at: [1030, 838],
    h: 470,
    stroke: 11,
    halo: true,
    left: true,
    pose: { ...poses.cheer, arms: limbs(-30, 20, 126, 160) },
  },
];

/** The scene `after`: the form they fought about has learnt to fly. */
export const after: Scene = () =>
  fromTip(
    844,
    [
      dashes('M340 330C380 200 500 150 580 180', 6, [1, 18]) + dart([660, 192], 74, 8),
      dashes('M630 330C680 280 750 262 810 280', 6, [1, 18]) + dart([890, 290], 62, 10),
      dressed(all),
    ].join(''),
    0.928,
    32,
  ) + earthToEdge(844);
