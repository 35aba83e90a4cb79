import { poses } from '../../../figure/pose';
import { speaker } from '../../../figure/speaker';
import { greatSun } from '../../../ground/great-sun';
import { box, cover, disc, line, path, type Point } from '../../../svg';

/** Takes the middle of the ground and gives the stage: the speaker at the microphone, the sun behind him. */
export const stage = ([x, y]: Point): string => {
  const [top, mike]: [number, Point] = [y - 40, [x - 186, y - 240]];
  return [
    greatSun([x - 26, y - 268], 106, 28),
    cover(box([x - 240, top], 464, 38), 6),
    line(path(...mike, mike[0], top) + path(mike[0] - 30, top - 3, mike[0] + 30, top - 3), 7),
    cover(disc(mike, 13, 18), 5),
    speaker(
      [x - 26, top - 4],
      334,
      { ...poses.stand, lean: 2, arms: [[-142, -172], { to: [mike[0] + 4, mike[1] + 46] }] },
      { left: true, stroke: 10 },
    ),
  ].join('');
};
