import { cloth, hairline } from '../../figure/cloth';
import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { pale } from '../../figure/on-floor';
import { limbs, poses } from '../../figure/pose';
import { lineToEdge } from '../../frame';
import { moon, stars } from '../../ground/land';
import type { Scene } from '../../page';
import type { Random } from '../../random';
import { festoon } from '../../props/function';
import { drapedTable, pile, register } from '../../props/lending';
import { shade } from '../../props/meal';
import { book } from '../../props/paper';
import { box, cover, dots, ground, line, marigold, path, type Point, times, turned } from '../../svg';

const floor = 838;

/** Where the top of the table begins, how wide it is and how high. */
const [top, wide, high] = [506, 508, 622];

const base = { halo: true, stroke: 12 } as const;

/** The way out, and the evening in it. */
const exit = (r: Random): string =>
  cover(box([78, 250], 272, 594), 6) +
  line(dots([93, 335].flatMap((x) => times(19).map((i): Point => [x, 300 + i * 29]))), 9) +
  cover(box([108, 286], 212, 558), 6) +
  stars([124, 370], [250, 450], 4, r) +
  pale(moon([282, 408], 22)) +
  festoon([116, 292], [312, 292], 8, 5);

/** She has signed and reads already. */
const reader: Person = {
  ...base,
  at: [228, floor],
  h: 396,
  left: true,
  woman: true,
  hat: 'plait',
  pose: {
    lean: 4,
    nod: 16,
    arms: [{ to: [178, 612] }, { to: [204, 622] }],
    legs: limbs(-14, -20, 17, 2),
  },
};

const signer: Person = {
  ...base,
  at: [438, floor],
  h: 500,
  hat: 'topi',
  pose: { ...poses.stand, lean: 14, nod: 12, arms: [{ to: [532, 578] }, { to: [592, 556] }] },
};

/** She takes a whole pile. */
const lifter: Person = {
  ...base,
  at: [788, floor],
  h: 500,
  left: true,
  woman: true,
  pose: { ...poses.stand, lean: 8, nod: 8, arms: [{ to: [656, 574] }, { to: [690, 578] }] },
};

const host: Person = {
  ...base,
  at: [944, floor],
  h: 600,
  hat: 'pheta',
  pose: {
    lean: 3,
    nod: 12,
    arms: [limbs(-14, 4, 0, 0)[0], { to: [1050, 546] }],
    legs: limbs(-5, -3, 5, 3),
  },
};

const child: Person = {
  ...base,
  at: [1114, floor],
  h: 268,
  left: true,
  stroke: 9,
  pose: { ...poses.stand, lean: -2, nod: -14, arms: [limbs(-6, 6, 0, 0)[0], { to: [1080, 556] }] },
};

const dressed = (one: Person): string => person(one) + cloth(one);

/** The book that goes from hand to hand. */
const given = turned(
  cover(box([1042, 482], 54, 72), 5, ground, marigold) + line(path(1056, 484, 1056, 552), 5, ground),
  10,
  [1068, 518],
);

/** The scene `lending-table`: at the exit of a hall books are signed out as in a library. */
export const lendingTable: Scene = (r) =>
  [
    exit(r),
    shade([700, 0], 60, 130),
    dressed(reader) + hairline(reader),
    book([190, 628], 88),
    dressed(lifter) + hairline(lifter),
    pile([672, 572], 92, 4),
    dressed(host),
    drapedTable([top, high], wide, floor),
    pile([862, high - 8], 76, 2),
    pile([950, high - 8], 120, 4),
    register([572, high - 8], 112),
    dressed(signer),
    line(path(588, 580, 606, 526), 6),
    dressed(child),
    given,
    lineToEdge(844),
  ].join('');
