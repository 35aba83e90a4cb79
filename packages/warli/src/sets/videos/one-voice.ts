import { bones, type Person } from '../../figure/bones';
import { figure, person } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { frame } from '../../frame';
import { moon } from '../../ground/land';
import type { Scene } from '../../page';
import { dalPot, ladle, lowTable, shade, thali } from '../../props/meal';
import {
  bow,
  bows,
  box,
  cotton,
  cover,
  dots,
  ground,
  line,
  marigold,
  path,
  type Point,
  pairs,
  points,
  turned,
  white,
} from '../../svg';

const floor = 838;

/** He has come home and is not there: the ear on the side of the table is at the telephone. */
const father: Person = {
  at: [986, floor],
  h: 620,
  stroke: 14,
  halo: true,
  hat: 'tie',
  pose: { ...armed(poses.stand, { to: [914, 284], other: true }, { to: [1078, 560] }), nod: 6 },
};

/** The telephone at his ear. */
const telephone = ([x, y]: Point): string =>
  turned(cover(box([x + 14, y - 42], 30, 78), 5, ground, cotton), 8, [x + 29, y]);

/** The bag that hangs from his hand. */
const bag = ([x, y]: Point): string =>
  line(bow([x - 30, y + 54], [x, y - 46], [x + 30, y + 54]), 8) +
  cover(box([x - 62, y + 52], 124, 100), 6, ground, cotton) +
  line(path(x - 62, y + 90, x + 62, y + 90), 5, ground);

const ladleHand: Point = [398, 560];

const grandmother: Person = {
  at: [268, 756],
  h: 530,
  stroke: 13,
  halo: true,
  woman: true,
  hung: true,
  hat: 'none',
  pose: {
    ...poses.chair,
    lean: 5,
    nod: -4,
    arms: [{ to: [300, 700] }, { to: ladleHand }],
    legs: [{ to: [300, floor] }, { to: [330, floor] }],
  },
};

/** The end of her sari, over the head and down the back. */
const veil = (one: Person): string => {
  const at = pairs([
    0.5, -1.1, -0.9, -1.6, -1.35, -0.2, -1.5, 0.7, -2.1, 2.2, -1.2, 2.6, -0.5, 2.3, -0.2, 1.2, -0.5, 0.2,
    -0.5, -0.7, 0.5, -1.1,
  ]).map(bones(one).byHead);
  return cover(bows(at), 5, ground, cotton);
};

/** The scene `one-voice`. */
export const oneVoice: Scene = () => {
  const { hands } = bones(father);
  return [
    cover(box([590, 120], 190, 220), 7),
    line(path(685, 120, 685, 340) + path(590, 230, 780, 230), 5),
    line(dots(points(622, 150, 650, 300, 615, 268, 742, 318, 748, 262, 655, 186)), 8),
    moon([726, 178], 28).replaceAll(marigold, white),
    shade([402, 0], 130, 160),
    line(path(872, floor, 872, 120, 1128, 120, 1128, floor), 8),
    line(dots(points(910, 160, 1090, 170, 1050, 330, 900, 430, 1100, 250, 1080, 420, 960, 176)), 8),
    cover(box([212, 772], 120, floor - 772), 8),
    person(grandmother),
    veil(grandmother),
    figure(
      [580, 830],
      470,
      { ...poses.floor, nod: -10, arms: [[-24, 40], { to: [690, 522] }] },
      { woman: true, hat: 'plait', stroke: 12 },
    ),
    lowTable([492, floor], 500, 108),
    thali([302, 730], 100),
    ladle(ladleHand, [438, 622]),
    dalPot([432, 730], 150),
    thali([576, 730], 110),
    thali([686, 730], 110, false),
    person(father),
    telephone(hands[0]),
    bag(hands[1]),
    figure(
      [808, floor],
      340,
      { ...poses.stand, lean: 6, nod: -12, arms: [[-34, 6], { to: [932, 572] }] },
      { stroke: 11 },
    ),
    frame({ bottom: 'diamonds' }),
  ].join('');
};
