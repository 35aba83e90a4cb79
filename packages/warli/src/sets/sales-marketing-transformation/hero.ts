import { hen } from '../../props/animal';
import { motorbike } from '../../props/bike';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { bunting } from '../../props/market';
import { clayPot } from '../../props/pottery';
import { clothStall, fruitStall, potStall, sweetStall } from '../../props/stalls';
import { groundLine, start } from '../../frame';
import type { Scene } from '../../page';
import { sun } from '../../ground/land';
import { grass } from '../../ground/plant';
import { armed, limbs, poses } from '../../figure/pose';
import { cotton, each, larger, line, path, type Point } from '../../svg';

/** The line at the back on which stalls, poles and customers stand. */
const street = 340;

/** The tops of the poles from which pennants hang. */
const poles: readonly Point[] = [
  [84, 30],
  [612, 30],
  [1116, 30],
];

/** Pennants from pole to pole. */
const garlands = (): string =>
  line(poles.map(([x, y]) => path(x, y - 12, x, street)).join(''), 5) +
  poles
    .slice(1)
    .map((to, i) => bunting(poles[i] ?? to, to, 26, 16))
    .join('');

/** The middles of the stalls of the street. */
const stalls = ([clothStall, potStall, fruitStall, sweetStall] as const).map((stall, i) => {
  const at: Point = [[112, 350, 644, 868][i] ?? 0, street];
  return larger(stall(at), 0.84, at);
});

/** Customers between the stalls. */
const customers = (): string =>
  [316, 552, 586, 1082]
    .map((x, i) =>
      figure([x, street - 4], i === 2 ? 96 : 150, armed(poses.stand, [-16, 0], [34, 92]), {
        ...villager(i + 1),
        left: i % 2 === 0,
      }),
    )
    .join('');

/** Pots piled up, three, two and one. */
const pile = ([x, y]: Point): string =>
  each(6, (i) => {
    const level = i < 3 ? 0 : i < 5 ? 1 : 2;
    const along = [0, 1, 2, 0, 1, 0][i] ?? 0;
    return clayPot([x + along * 60 + level * 30, y - level * 58], 60, 0, i % 2 ? cotton : undefined);
  });

const floor = 850;

/** The scene `hero`: in the street of a bazaar, on open ground, two shake hands before a sun. */
export const hero: Scene = (r) => {
  return [
    ...stalls,
    garlands(),
    customers(),
    groundLine(street),
    sun([600, 560], 92),
    motorbike([88, floor], 206),
    figure(
      [412, floor],
      440,
      { ...poses.stand, lean: 8, arms: [[-30, 4], { to: [603, 600] }], legs: limbs(-16, -18, 20, 4) },
      { hat: 'tie', holds: [bag, null] },
    ),
    figure(
      [788, floor],
      440,
      { ...poses.stand, lean: 8, arms: [[-40, 60], { to: [597, 600] }], legs: limbs(-12, -12, 18, 4) },
      { woman: true, left: true, shirt: cotton },
    ),
    hen([560, floor], 56),
    hen([640, floor], 50, true),
    pile([940, floor]),
    grass([start + 8, 854], [1192 - start, 854], 14, r),
    groundLine(858),
  ].join('');
};
