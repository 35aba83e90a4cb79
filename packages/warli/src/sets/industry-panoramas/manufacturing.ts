import type { Person } from '../../figure/bones';
import { armed, type Limb, poses } from '../../figure/pose';
import { spiral } from '../../ground/land';
import { palm } from '../../ground/plant';
import type { Scene } from '../../page';
import type { Random } from '../../random';
import { bars } from '../../props/room';
import { box, cover, line, path, type Point, shape, white } from '../../svg';
import { plain } from '../industry-friezes/things';
import { distant, upright } from '../speaker/distant';
import { holding } from '../speaker/limbs';
import { standing } from '../speaker/whole';
import { assembly } from './assembly';
import { at, floor, groundLine, soles } from './floor';
import { forklift } from './forklift';
import { clock, column, crane, glazing, hallLamp, roof } from './hall';
import { crew } from './helmet';
import { lathe } from './lathe';

/** Before the hall: the chimney and a palm. */
const yard = (r: Random): string =>
  cover(shape(160, floor, 173, 170, 199, 170, 212, floor), 6) +
  line(path(167, 170, 205, 170), 12) +
  line(path(171, 200, 201, 200) + path(170, 222, 202, 222), 3.5) +
  line(spiral([182, 130], 20, 2) + spiral([135, 112], 24, 2, 160), 3.5) +
  palm([58, floor], 212, r);

/** Takes the feet, who it is and the arms and gives one of the shift, who looks to the middle. */
const mate = (foot: Point, more: Partial<Person> = {}, far?: Limb, near?: Limb): Person => {
  const clasp = at(foot[0] + (foot[0] > 1200 ? -10 : 10), foot[1] - 98);
  const pose = armed(poses.listen, far ?? clasp, near ?? clasp);
  return { at: foot, h: 196, pose, halo: true, left: foot[0] > 1200, stroke: 6, ...more };
};

/** The shift in a half ring, the last with a board in both hands. */
const shift: readonly Person[] = [
  mate([1082, 602]),
  mate([1318, 602]),
  mate([964, soles], { woman: true }),
  mate([836, soles], {}, [-16, 4], [16, 6]),
  mate([1436, soles], { woman: true }),
  mate([1560, soles], {}, at(1604, 398), at(1516, 398)),
];

/** The board that is held up: the numbers rise. */
const chart = (): string => cover(box([1504, 326], 112, 74), 6) + plain(bars([1524, 386], 78, 46, 4));

/** The meeting of the shift: the speaker stands on a step. */
const meeting = (): string =>
  glazing([790, 232], 4, 2) +
  glazing([1474, 232], 4, 2) +
  clock([1200, 254]) +
  hallLamp(1030, 40) +
  hallLamp(1370, 40) +
  cover(box([1036, 608], 328, 20) + box([1116, 588], 168, 20), 6) +
  crew(shift) +
  chart() +
  standing(
    distant(upright(), holding(526, 306, 470, 364, 446, 276) + holding(626, 312, 692, 358, 634, 412)),
    [1200, 585],
    -0.5,
  );

/** The right of the hall: the lathe, the crane with its gear, the forklift. */
const heavy = (): string =>
  crane(1690, 1950) +
  crew([mate([1784, soles], { left: false }, [-24, 14], at(1838, 500))]) +
  lathe(1842) +
  forklift(2112);

/** The scene `manufacturing`. */
export const manufacturing: Scene = (r) =>
  [
    yard(r),
    roof(),
    [244, 722, 1678].map(column).join(''),
    [364, 483, 602].map((x) => hallLamp(x, 60, white)).join(''),
    assembly(),
    meeting(),
    heavy(),
    groundLine(),
  ].join('');
