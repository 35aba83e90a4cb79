import { limbs, poses } from '../../../figure/pose';
import { seated } from '../../../figure/seat';
import { each, line, path, type Point, polar, poly } from '../../../svg';
import { floor } from '../../../ground/story';
import { at, stander } from '../../../figure/on-floor';
import { doubt, priya } from './priya';

const middle: Point = [2160, 158];

/** Who sits in the ring: where, to the left or not, and who it is. */
const ring = [
  [1968, false, 'tie'],
  [2056, false, 'bun'],
  [2258, true, 'none'],
  [2344, true, 'topi'],
] as const;

/** One of the ring on a chair without a back, who looks up. */
const member = ([x, left, hat]: (typeof ring)[number]): string =>
  line(path(x - 26, 514, x + 26, 514), 10) +
  line(path(x - 22, 514, x - 26, floor) + path(x + 22, 514, x + 26, floor), 6) +
  seated(
    [x, 506],
    floor,
    250,
    { lean: -5, nod: -22, arms: limbs(0, 40, 10, 30) },
    { left, hat, woman: hat === 'bun' },
  );

/** Monday: in the ring of chairs her doubt is as large as she is, and all look up at it. */
export const monday = (): string =>
  line(
    each(19, (i) =>
      poly([polar(middle, 150 + i * 13.3, 132), polar(middle, 150 + i * 13.3, i % 2 ? 142 : 152)]),
    ),
    8,
  ) +
  doubt(middle, 232, 0) +
  ring.map(member).join('') +
  priya(stander(2160, 288, { ...poses.cheer, arms: [at(2112, 282), at(2208, 282)] }));
