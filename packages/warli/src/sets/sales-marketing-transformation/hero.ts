import { beast, bird } from '../../props/animal';
import { motorbike } from '../../props/bike';
import type { Person } from '../../figure/bones';
import { figure } from '../../figure/figure';
import { dressedFigure } from '../../figure/finery';
import { frame, groundLine } from '../../frame';
import { bag } from '../../figure/hold';
import { bunting } from '../../props/market';
import { clayPot } from '../../props/pottery';
import { clothStall, fruitStall, potStall, sweetStall } from '../../props/stalls';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import {
  cotton,
  disc,
  each,
  ground,
  ink,
  larger,
  line,
  marigold,
  path,
  type Point,
  polar,
  poly,
  times,
} from '../../svg';

/** The line at the back on which stalls, poles and customers stand. */
const street = 306;

/** Where the two who shake hands stand. */
const floor = 838;

/** The tops of the poles from which pennants hang. */
const poles: readonly Point[] = [
  [84, 34],
  [600, 34],
  [1116, 34],
];

/** Pennants from pole to pole. */
const garlands = (): string =>
  line(poles.map(([x, y]) => path(x, y - 12, x, street)).join(''), 5) +
  poles
    .slice(1)
    .map((to, i) => bunting(poles[i] ?? to, to, 20, 16))
    .join('');

/** The stalls of the street. */
const stalls = (): string =>
  [clothStall, potStall, fruitStall, sweetStall]
    .map((stall, i) => {
      const at: Point = [[112, 344, 702, 934][i] ?? 0, street];
      return larger(stall(at), 0.76, at);
    })
    .join('');

/** Somebody on the street who asks for something, a hand raised. */
const customer = (x: number, more: Partial<Person>): string =>
  figure([x, street - 4], 134, armed(poses.stand, [-24, 6], [12, 130]), { stroke: 5, ...more });

/** Those who buy, each in a gap of the street. */
const customers = (): string =>
  [
    customer(299, { woman: true }),
    customer(546, { hat: 'turban', left: true }),
    customer(656, { woman: true, hat: 'plait' }),
    customer(887, { hat: 'topi' }),
  ].join('');

/** Where the hands meet. */
const clasp: Point = [600, 588];

/** A sun of the accent alone, so that arms stand out before it. */
const sunrise = (): string => {
  const ray = (i: number): string =>
    poly([polar(clasp, i * 15 - 5, 92), polar(clasp, i * 15, 126), polar(clasp, i * 15 + 5, 92)], true);
  return ink(disc(clasp, 78), marigold) + ink(each(24, ray), marigold);
};

/** A hand that comes from one side (-1 left, 1 right) and closes on the other's. */
const hand = (k: -1 | 1): string => {
  const [x, y] = clasp;
  const at = (dx: number, dy: number): string => `${x + k * dx} ${y + dy}`;
  const d = `M${at(58, -19)}Q${at(40, -26)} ${at(22, -23)}Q${at(-12, -20)} ${at(-42, 4)}Q${at(-46, 20)} ${at(-24, 21)}Q${at(12, 20)} ${at(32, 4)}L${at(56, -7)}`;
  return larger(line(d, 13, ground) + ink(`${d}Z`), 0.74, clasp);
};

/** Seller and dealer: they shake hands. */
const two = (): string =>
  [
    dressedFigure(
      [366, floor],
      500,
      { ...poses.stand, lean: 8, arms: [[-42, -2], { to: [566, 579] }], legs: limbs(-14, -16, 20, 4) },
      { hat: 'tie', holds: [bag, null], stroke: 11 },
    ),
    dressedFigure(
      [834, floor],
      500,
      { ...poses.stand, lean: 8, arms: [[-40, 60], { to: [634, 579] }], legs: limbs(-12, -12, 18, 4) },
      { woman: true, left: true, shirt: cotton, stroke: 11 },
    ),
    hand(-1),
    hand(1),
  ].join('');

/** Pots piled up, two and one. */
const pile = ([x, y]: Point): string =>
  times(3)
    .map((i) =>
      clayPot([x + (i < 2 ? i * 52 : 26), y - (i < 2 ? 0 : 49)], 50, 0, i === 1 ? cotton : undefined),
    )
    .join('');

/** Somebody who takes a pot home on the head. */
const buyer = (x: number, h: number): string =>
  dressedFigure(
    [x, floor],
    h,
    { ...poses.stand, arms: [{ to: [x - 34, floor - h - 14] }, { to: [x + 34, floor - h - 14] }] },
    { woman: true, hat: 'plait' },
  ) + clayPot([x, floor - h + 12], 62, 0, cotton);

/** The scene `hero`: before the street of a bazaar, on open ground, a seller and a dealer shake hands. */
export const hero: Scene = () =>
  [
    stalls(),
    garlands(),
    customers(),
    groundLine(street),
    sunrise(),
    motorbike([84, floor], 166),
    bird([120, 470], 44),
    bird([190, 414], 48),
    bird([196, 520], 40),
    bird([1076, 410], 48, true),
    bird([1010, 466], 42, true),
    two(),
    beast([598, floor], 58),
    buyer(969, 220),
    pile([1040, floor]),
    frame({ bottom: 'diamonds', isOpening: true }),
  ].join('');
