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
  shape,
  times,
  white,
} from '../../svg';
import { face } from './himself';
import { turban, turbanEnd } from './turban';

/** Takes path data and gives it in white, on a rim that keeps it apart from what is behind. */
export const rimmed = (d: string): string =>
  cover(d, 13, ground, white).replace('/>', ' paint-order="stroke"/>');

/** His kurta: neck, chest and skirt. */
const kurta = (): string =>
  shape(508, 296, 578, 408, 594, 408, 644, 304) +
  shape(564, 260, 564, 306, 588, 306, 588, 260) +
  shape(576, 400, 522, 514, 654, 514, 596, 400);

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

/** Takes path data of his legs and of his arms and gives him from head to foot, as the first page shows him: his feet between x = 492 and 682 at y = 655, his shoulders from 508, 296 to 644, 304. */
export const whole = (legs: string, arms: string): string =>
  rimmed(legs) + rimmed(arms + kurta()) + trim() + sash() + head([573, 231], 0.29);

/** Takes where the middle between his feet is and how large he is, less than 0 if he faces right, and gives him there. */
export const standing = (drawing: string, [x, y]: Point, k: number): string =>
  `<g transform="translate(${num(x - 587 * k)} ${num(y - 655 * Math.abs(k))}) scale(${k > 0 ? k : `${k} ${-k}`})">${drawing}</g>`;
