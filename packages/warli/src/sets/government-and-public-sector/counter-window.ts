import { villager } from '../../figure/cast';
import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { bag, pad, staff } from '../../figure/hold';
import { armed, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { folder } from '../../props/records';
import { box, cover, dashes, dots, hide, ink, line, shape, times } from '../../svg';

/** The floors of the three rows of the queue. */
const floors = [246, 536, 826] as const;

/** The way of the queue, from the top left corner to the window. */
const way = (): string => {
  const d = `M0 ${floors[0] + 12}H1080q90 0 90 145t-90 145H120q-90 0 -90 145t90 145H1200`;
  return (
    line(d, 7) +
    dashes(`M0 ${floors[0] + 34}H1070`, 6, [2, 26]) +
    dashes(`M130 ${floors[1] + 34}H1060`, 6, [2, 26])
  );
};

/** How somebody waits: upright, a bag, a paper, a stick, arms folded. */
const waits: readonly Partial<Person>[] = [
  { holds: [null, pad], pose: armed(poses.stand, [-30, 12], [10, 60]) },
  { holds: [null, bag], pose: armed(poses.stand, [-30, 10], [20, -4]) },
  { holds: [null, staff], pose: armed(poses.stand, [-30, 10], [40, 60]) },
  { pose: poses.akimbo },
  { holds: [pad, null], pose: armed(poses.stand, [-8, 60], [34, -20]) },
];

const isChild = (i: number): boolean => i % 5 === 4 && i > 4;

const child: Pick<Person, 'h' | 'pose' | 'woman' | 'hat'> = {
  h: 150,
  pose: poses.walk,
  woman: true,
  hat: 'plait',
};

const waiting = (x: number, floor: number, i: number, left: boolean): string =>
  person({
    at: [x, floor],
    stroke: 8,
    left,
    ...(isChild(i) ? child : { h: 200, ...villager(i), pose: poses.stand, ...waits[(i * 3) % 5] }),
  });

/** Who stands in the rows: to the right, to the left, and to the right again. */
const queue = (): string =>
  [
    times(8).map((i) => waiting(86 + i * 138, floors[0], 16 - i, false)),
    times(7).map((i) => waiting(1070 - i * 150, floors[1], 8 - i, true)),
    times(3).map((i) => waiting(170 + i * 142, floors[2], i, false)),
  ]
    .flat()
    .join('');

/** The office: a roof, a low window with the clerk in it, the counter. */
const office = (): string =>
  ink(shape(770, 626, 990, 566, 1190, 626)) +
  cover(box([800, 630], 360, 208), 8) +
  cover('M880 776V716Q880 656 980 656T1080 716V776Z', 7) +
  person({
    at: [986, 824],
    h: 168,
    woman: true,
    left: true,
    stroke: 7,
    pose: armed(poses.stand, [30, 60], [60, 84]),
  }) +
  hide(box([808, 776], 344, 52)) +
  ink(box([780, 766], 400, 16)) +
  line(dots(times(8).map((i) => [838 + i * 40, 804])), 11);

/** The old man whose turn it is: he bends down to the window. */
const bends = (): string =>
  person({
    at: [640, 826],
    h: 214,
    hat: 'turban',
    stroke: 8,
    pose: { ...poses.bow, lean: 56, nod: 0, arms: [[30, 30], { to: [772, 752] }] },
  }) + folder([806, 742], 70);

/** The scene `counter-window`: a queue that winds through the whole picture to one low window. */
export const counterWindow: Scene = () => [way(), queue(), office(), bends()].join('');
