import { figure } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { board } from '../../../props/room';
import { openHut } from '../../../props/stopover';
import { curve, line, path, type Point, polar, times } from '../../../svg';

/** Takes the middle of the floor and gives the hut of the school: a boy draws a coil on the board. */
export const school = ([x, y]: Point): string => {
  const chalk: Point = [x + 60, y - 190];
  return [
    openHut([x, y], 400, 480),
    line(path(x, y - 128, x - 8, y - 4) + path(x + 120, y - 128, x + 128, y - 4), 6),
    board([x - 26, y - 256], 172, 132),
    line(curve(times(45).map((i) => polar(chalk, i * 15 - 480, (42 * i) / 44))), 6),
    figure([x - 92, y - 3], 226, {
      ...poses.stand,
      arms: [[-30, 10], { to: [chalk[0] - 54, chalk[1]] }],
    }),
  ].join('');
};
