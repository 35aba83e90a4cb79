import { leg } from '../../figure/limb';
import {
  cover,
  dots,
  ground,
  line,
  marigold,
  num,
  path,
  type Point,
  points,
  poly,
  shape,
  times,
  white,
} from '../../svg';
import { face } from '../speaker/himself';
import { turban, turbanEnd } from '../speaker/turban';
import { openArm } from './open-arm';

/** Takes path data and gives it in white, on a rim that keeps it apart from what is behind. */
const rimmed = (d: string): string => cover(d, 13, ground, white).replace('/>', ' paint-order="stroke"/>');

/** The height that widths of limbs are shares of. */
const h = 400;

/** Takes hip, knee and foot and gives a leg whose foot points left. */
const stepping = (...xy: number[]): string => {
  const corners = leg(
    points(...xy).map(([x, y]): Point => [-x / h, y / h]),
    20 / h,
  );
  return poly(
    corners.map(([x, y]): Point => [-x * h, y * h]),
    true,
  );
};

/** He steps to the left: one knee bent, the other leg stretched. */
const legs = (): string =>
  rimmed(stepping(556, 500, 496, 552, 492, 646) + stepping(610, 500, 642, 572, 682, 649));

/** His arms, one high, one held out, and his kurta: neck, chest and skirt. */
const body = (): string =>
  rimmed(
    openArm(1, 528, 308, 450, 264, 441, 172) +
      openArm(-1, 628, 316, 694, 368, 746, 338) +
      shape(508, 296, 578, 408, 594, 408, 644, 304) +
      shape(564, 260, 564, 306, 588, 306, 588, 260) +
      shape(576, 400, 522, 514, 654, 514, 596, 400),
  );

/** On the kurta: collar, button line and hem, the buttons and the dots of the hem. */
const trim = (): string =>
  line(
    path(552, 299, 577, 328, 600, 302) + path(577, 328, 585, 394) + path(531, 496, 645, 496),
    3.5,
    ground,
  ) +
  line(dots(points(579, 343, 581, 360, 583, 377)), 8, ground) +
  line(dots(times(9).map((i): Point => [536 + i * 13, 505])), 5, ground);

/** The sash, its end loose. */
const sash = (): string =>
  cover(
    shape(570, 398, 602, 398, 604, 414, 568, 414) + shape(590, 410, 606, 412, 622, 472, 600, 478),
    4,
    ground,
    marigold,
  );

/** Takes the middle of his head and a share of its size in his portrait and gives it, turned the other way and a little bowed. */
const head = ([x, y]: Point, k: number): string =>
  `<g transform="translate(${num(x + 400 * k)} ${num(y - 452 * k)}) scale(${-k} ${k}) rotate(4 400 452)">${turbanEnd() + face() + turban()}</g>`;

/** He who speaks, in the middle of the sun. */
export const orator = (): string => legs() + body() + trim() + sash() + head([573, 231], 0.29);
