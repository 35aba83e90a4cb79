import { tea } from '../../props/bank';
import { block } from '../../props/building';
import { band } from '../../frame';
import { moon, stars } from '../../ground/land';
import { thermos } from '../../props/office';
import type { Scene } from '../../page';
import { chair, laptop, table } from '../../props/room';
import { armsOver, sitter } from '../../figure/seat';
import { person } from '../../figure/figure';
import { box, cover, line, path } from '../../svg';
import { clock } from '../../props/works';

/** He types. */
const his = sitter(
  [196, 716],
  850,
  560,
  {
    lean: 6,
    nod: 8,
    arms: [[-26, 40], { to: [410, 642] }],
    legs: [{ to: [304, 850] }, { to: [330, 850] }],
  },
  { hat: 'tie' },
);

/** She waits for the build, one hand at the keys. */
const hers = sitter(
  [1004, 720],
  850,
  560,
  {
    lean: 6,
    nod: 4,
    arms: [[-54, 40], { to: [790, 642] }],
    legs: [{ to: [956, 850] }, { to: [900, 850] }],
  },
  { left: true, woman: true, hat: 'plait' },
);

/** The scene `release-night`. */
export const releaseNight: Scene = (r) =>
  [
    cover(box([60, 50], 720, 290), 7),
    stars([80, 66], [760, 180], 16, r),
    moon([590, 136], 46),
    block([90, 336], 110, 170, 3, 5),
    block([216, 336], 80, 110, 2, 3),
    block([450, 336], 90, 100, 3, 3),
    block([664, 336], 90, 130, 3, 4),
    line(path(420, 50, 420, 340), 5),
    clock([980, 196], 112, 12, 30),
    chair([190, 728], 122),
    chair([1010, 728], 122, true),
    person(his),
    person(hers),
    armsOver(his, [0]),
    table([340, 656], 520, 194),
    armsOver(his, [1]),
    armsOver(hers, [1]),
    laptop([462, 652], 130),
    laptop([738, 652], 130, true),
    thermos([600, 650], 130),
    tea([544, 650], 44),
    tea([658, 650], 44),
    band('dots', [0, 862], 1200, 20),
  ].join('');
