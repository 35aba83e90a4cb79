import { coins } from './bank';
import { factory, hall } from './building';
import { cross } from './clinic';
import { figure } from '../figure/figure';
import { bag, staff } from '../figure/hold';
import { flag, shelves, stall } from './market';
import { crops } from '../ground/plant';
import { armed, poses } from '../figure/pose';
import { board, laptop, pane, table } from './room';
import {
  box,
  cover,
  disc,
  dots,
  each,
  line,
  marigold,
  path,
  type Point,
  points,
  polar,
  poly,
  times,
} from '../svg';
import { tractor } from './vehicle';

/** A place of work on its own piece of ground, from the middle of its foot; some 300 wide and 200 tall. */
type Place = (at: Point) => string;

const hospital: Place = ([x, y]) =>
  cover(box([x - 150, y - 120], 220, 120) + box([x - 90, y - 190], 100, 190)) +
  pane([x - 138, y - 92], 36, 44) +
  pane([x + 22, y - 92], 36, 44) +
  cover(box([x - 60, y - 70], 40, 70), 4) +
  cross([x - 40, y - 132], 34) +
  figure([x + 124, y], 152, poses.wave, { woman: true, hat: 'nurse', left: true });

const school: Place = ([x, y]) =>
  board([x - 150, y - 180], 150, 110, 70) +
  line(path(x - 126, y - 96, x - 100, y - 150, x - 74, y - 96, x - 126, y - 96), 4) +
  figure([x + 14, y], 160, armed(poses.stand, [-32, 14], { to: [x - 30, y - 126] }), {
    woman: true,
    hat: 'plait',
    left: true,
  }) +
  [84, 154]
    .map((dx) => figure([x + dx, y - 8], 118, poses.floor, { hung: true, left: true, woman: dx > 100 }))
    .join('');

const works: Place = ([x, y]) =>
  factory([x - 164, y], 230, 150) + figure([x + 130, y], 152, poses.akimbo, { hat: 'helmet' });

const office: Place = ([x, y]) =>
  flag([x - 45, y - 164], 64) +
  hall([x - 146, y], 202, 170, 4) +
  figure([x + 138, y], 152, poses.stand, { hat: 'topi', left: true, holds: [null, staff] });

const software: Place = ([x, y]) => {
  const coder = (k: number): string =>
    figure([x + k * 116, y - 44], 168, poses.chair, { hung: true, left: k > 0, woman: k > 0 }) +
    line(
      path(x + k * 140, y - 112, x + k * 132, y - 40, x + k * 92, y - 40) +
        path(x + k * 132, y - 40, x + k * 138, y),
      5,
    );
  const nodes = points(x - 110, y - 186, x - 30, y - 214, x + 30, y - 170, x + 110, y - 200);
  return (
    coder(-1) +
    coder(1) +
    table([x - 66, y - 70], 132, 70) +
    laptop([x - 36, y - 74], 46) +
    laptop([x + 36, y - 74], 46, true) +
    line(path(...nodes.flat()), 3) +
    line(dots(nodes), 17)
  );
};

/** The round door of a vault, simple enough to be seen from afar. */
const door = (at: Point, r: number): string =>
  cover(disc(at, r), 8) +
  line(dots(times(16).map((i) => polar(at, i * 22.5, r * 0.83))), 11) +
  line(disc(at, r * 0.64), 4) +
  line(
    each(3, (i) => poly([polar(at, i * 60 + 30, r * 0.4), polar(at, i * 60 + 210, r * 0.4)])),
    8,
  ) +
  line(disc(at, r * 0.28), 6);

const bank: Place = ([x, y]) =>
  cover(box([x - 150, y - 24], 180, 24)) +
  door([x - 60, y - 112], 88) +
  coins([x + 60, y - 12], 4, 26, marigold) +
  figure([x + 128, y], 152, armed(poses.stand, [-32, 14], { to: [x + 72, y - 62] }), {
    hat: 'tie',
    left: true,
  });

const shop: Place = ([x, y]) =>
  shelves([x - 134, y], 180, 116, 2, 4) +
  stall([x - 150, y], 212, 190) +
  figure([x + 124, y], 152, poses.walk, { woman: true, left: true, holds: [bag, null] });

const field: Place = ([x, y]) =>
  crops([x + 68, y - 68], 60, 3, 34) +
  tractor([x - 150, y + 4], 170) +
  figure([x + 138, y], 152, poses.wave, { hat: 'turban', left: true });

/** The eight industries, from the left above, in the order of reading. */
export const places: readonly Place[] = [hospital, works, school, office, software, bank, shop, field];
