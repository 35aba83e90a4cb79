import { limbs, poses } from '../../../figure/pose';
import { seated } from '../../../figure/seat';
import { each, line, path, type Point, polar, poly } from '../../../svg';
import { far, floor } from '../../../ground/story';
import { at, stander } from '../../../figure/on-floor';
import { doubt, priya } from './priya';

const middle: Point = [2160, 158];

/** Who sits in the ring: where, to the left or not, and who it is. */
const ring = [
  [1964, false, 'tie'],
  [2052, false, 'bun'],
  [2266, true, 'none'],
  [2352, true, 'topi'],
] as const;

/** A chair without a back. */
const stool = ([x]: (typeof ring)[number]): string =>
  line(path(x - 26, 514, x + 26, 514), 10) +
  line(path(x - 22, 514, x - 26, floor) + path(x + 22, 514, x + 26, floor));

/** One of the ring, who looks up. */
const member = ([x, left, hat]: (typeof ring)[number]): string =>
  seated(
    [x, 506],
    floor,
    hat === 'bun' ? 242 : 228,
    { lean: -5, nod: -22, arms: limbs(0, 30, 6, 24) },
    { left, hat, woman: hat === 'bun' },
  );

/** Monday: in the ring of chairs her doubt is as large as she is, and all look up at it. */
export const monday = (): string =>
  far(
    line(
      each(17, (i) =>
        poly([polar(middle, 150 + i * 15, 132), polar(middle, 150 + i * 15, i % 2 ? 142 : 152)]),
      ),
      6,
    ) + ring.map(stool).join(''),
  ) +
  doubt(middle, 232, 0) +
  ring.map(member).join('') +
  priya(
    stander(2160, 288, { ...poses.cheer, arms: [at(2112, 282), at(2208, 282)], legs: limbs(-8, -4, 8, 4) }),
  );
