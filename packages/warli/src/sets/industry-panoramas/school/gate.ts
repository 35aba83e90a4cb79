import { people } from '../../../figure/figure';
import { armed, limbs, poses } from '../../../figure/pose';
import { pupil } from '../../../props/school';
import { box, cover, dashes, each, line, path, shape } from '../../../svg';
import { at, floor, soles, stander } from '../floor';

/** The top of the posts. */
const top = 376;

/** Takes the middle and gives a post of the gate. */
const post = (x: number): string =>
  cover(box([x - 14, top], 28, floor - top), 6) +
  line(
    each(6, (i) => {
      const y = top + 34 + i * 38;
      return shape(x - 8, y, x, y - 15, x + 8, y, x, y + 15);
    }),
    3.5,
  ) +
  line(path(x - 22, top, x + 22, top), 11);

/** The arch, and the open book on it. */
const arch = (): string =>
  cover(`M498 ${top}a103 103 0 0 1 206 0h-30a73 73 0 0 0 -146 0Z`, 6) +
  dashes(`M513 ${top}a88 88 0 0 1 176 0`, 8, [0, 19.7]) +
  line(path(577, 270, 625, 270), 9) +
  cover('M601 264Q572 242 546 252V212Q574 204 601 226Q628 204 656 212V252Q630 242 601 264Z') +
  line('M601 228v32M558 225q16 -3 31 9m-31 4q16 -3 31 9M644 225q-16 -3 -31 9m31 4q-16 -3 -31 9', 3.5);

/** The peon takes a child in; another looks back. */
export const gate = (): string =>
  arch() +
  post(512) +
  post(690) +
  people([stander(634, 196, armed(poses.stand, [-10, -2], at(606, 552)), { left: true, hat: 'topi' })]) +
  pupil([572, soles], 122, armed({ ...poses.walk, legs: limbs(-14, -20, 20, 4) }, [-20, 10], at(604, 554)), {
    stroke: 5,
  }) +
  pupil([455, soles], 126, armed(poses.stand, [-24, 4], [132, 168]), {
    left: true,
    woman: true,
    hat: 'plait',
    stroke: 5,
  });
