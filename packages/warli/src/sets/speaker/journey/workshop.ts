import { figure } from '../../../figure/figure';
import { poses } from '../../../figure/pose';
import { pillarDrill } from '../../../props/studio';
import { box, cover, disc, ink, line, path, type Point } from '../../../svg';

/** Takes the foot of the drill and gives the workshop: a youth in a cap pulls its lever. */
export const workshop = ([x, y]: Point): string => {
  const grip: Point = [x - 126, y - 228];
  return [
    pillarDrill([x, y - 2], 400),
    cover(box([x - 96, y - 177], 84, 26), 5),
    line(path(x - 72, y - 282, ...grip), 8) + ink(disc([grip[0] - 2, grip[1] + 2], 13)),
    figure(
      [x - 192, y - 2],
      340,
      { ...poses.stand, lean: 6, nod: 8, arms: [{ to: [x - 90, y - 168] }, { to: grip }] },
      { hat: 'cap', stroke: 10 },
    ),
  ].join('');
};
