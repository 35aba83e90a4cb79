import { figure } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { hills, peak } from '../../../ground/land';
import { far } from '../../../ground/story';
import { tent } from '../../../props/building';
import {
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  poly,
  shape,
} from '../../../svg';
import { her, hers } from './hill';
import { flame } from './flame';

const floor = 604;

/** The sun, half behind the hills. */
const dusk = (at: Point, r: number): string =>
  ink(disc(at, r), cotton) +
  line(
    each(11, (i) => poly([polar(at, 180 + i * 18, r + 18), polar(at, 180 + i * 18, r + (i % 2 ? 42 : 58))])),
  );

/** A pot that hangs from three sticks over its fire. */
const kitchen = ([x, y]: Point): string =>
  ink(flame([x, y - 10], 52, 56)) +
  line(path(x - 62, y, x, y - 190, x + 62, y) + path(x, y - 190, x, y - 120)) +
  cover(`M${x - 40} ${y - 122}H${x + 40}Q${x + 54} ${y - 64} ${x} ${y - 64}T${x - 40} ${y - 122}Z`) +
  line(path(x - 48, y - 122, x + 48, y - 122), 7);

/** The basket that takes in all telephones. */
const basket = ([x, y]: Point): string =>
  ink(each(3, (i) => box([x - 52 + i * 36, y - 58 + (i % 2) * 12], 28, 50))) +
  ink(shape(x - 78, y - 28, x + 62, y - 28, x + 44, y + 52, x - 60, y + 52), marigold) +
  line(
    `M${x - 60} ${y - 2}l17 14l17 -14l17 14l17 -14l17 14l17 -14M${x - 56} ${y + 24}l17 14l17 -14l17 14l17 -14l17 14`,
    5,
    ground,
  );

/** Seven in the evening: a pot on the fire, and the telephones go into a basket. */
export const evening = (): string => {
  const [x, y]: Point = [368, 446];
  return [
    far(
      dusk([226, 212], 92) +
        hills([peak(-230, 610, 60, 138, 900, 610), peak(-380, 610, 408, 134, 640, 610)], 60) +
        tent([110, 606], 216, 330, ground) +
        kitchen([214, floor]),
    ),
    figure(
      [92, 584],
      240,
      { ...poses.floor, nod: 8, arms: [{ to: [164, 520] }, { to: [178, 502] }] },
      { hung: true, hat: 'turban' },
    ),
    figure(
      [438, floor],
      335,
      {
        ...poses.stand,
        nod: 10,
        legs: limbs(-5, -3, 5, 3),
        arms: [{ to: [x + 44, y + 26] }, { to: [x + 6, y + 22] }],
      },
      { left: true, hat: 'topi' },
    ),
    basket([x, y]),
    her({
      at: [284, floor],
      h: 325,
      halo: true,
      ...hers,
      pose: { ...poses.stand, lean: 4, nod: 10, arms: [[-14, 2], { to: [x - 26, y - 64] }] },
    }),
  ].join('');
};
