import { figure } from '../../figure/figure';
import { chain } from '../../figure/group';
import { limbs, poses } from '../../figure/pose';
import { groundLine } from '../../frame';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { hut } from '../../props/building';
import { bunting } from '../../props/market';
import { envelope } from '../../props/post';
import { line, path, times } from '../../svg';

/** Where all stand, on the line at 844. */
const floor = 838;

/** Two who dance before the house. */
const dancers = times(2).map((i) => ({
  at: [652 + i * 124, floor] as const,
  h: 226,
  woman: i === 0,
  halo: true,
  pose: {
    ...poses.dance,
    arms: limbs(-150, -170, 150, 170),
    legs: i ? limbs(-24, -20, 36, -20) : poses.dance.legs,
  },
}));

/** The scene `thank-you`. */
export const thankYou: Scene = () =>
  [
    sun([300, 190], 66),
    line(path(570, 84, 570, floor) + path(1116, 84, 1116, floor), 6),
    bunting([570, 96], [1116, 96], 64, 13),
    hut([886, floor], 188, 470),
    line(path(84, 520, 152, 510) + path(84, 600, 138, 594) + path(84, 680, 144, 674), 5),
    figure(
      [268, floor],
      450,
      { ...poses.run, arms: [[-62, 14], { to: [440, 462] }] },
      { hat: 'cap', stroke: 9 },
    ),
    envelope([470, 444], 106),
    chain(dancers, 0.42),
    groundLine(844),
  ].join('');
