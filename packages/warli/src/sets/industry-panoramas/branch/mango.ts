import { cotton, cover, ink, line, type Point, times } from '../../../svg';

/** The edge of the crown in scallops: how far each point is from the trunk, and how high. */
const edge: readonly Point[] = [
  [-189, 222],
  [-186, 286],
  [-138, 348],
  [-66, 392],
  [18, 402],
  [98, 380],
  [158, 332],
  [190, 276],
  [189, 222],
];

/** How many leaves are in each row of the crown, from below. */
const rows = [7, 8, 7, 5, 3];

/** Where a leaf or a fruit is, from the foot of the trunk. */
const places = rows.flatMap((n, j) => times(n).map((i): Point => [(i - (n - 1) / 2) * 46, 244 + j * 34]));

/** Takes the foot and gives a mango tree: a round crown full of leaves. */
export const mango = ([x, y]: Point): string => {
  const p = ([dx, up]: Point): Point => [x + dx, y - up];
  const scallops = edge
    .slice(1)
    .map((to, i) => {
      const from = edge[i] ?? to;
      const mid: Point = [((from[0] + to[0]) / 2) * 1.22, 222 + ((from[1] + to[1]) / 2 - 222) * 1.22 + 10];
      return `Q${p(mid).join(' ')} ${p(to).join(' ')}`;
    })
    .join('');
  const leaf = ([dx, up]: Point, i: number): string =>
    i % 4 === 1 ? '' : `M${x + dx - 8} ${y - up - 8}l8 8l8 -8`;
  const fruit = ([dx, up]: Point, i: number): string =>
    i % 4 === 1 ? `M${x + dx} ${y - up - 18}q17 18 2 30q-20 -4 -2 -30Z` : '';
  return (
    cover(
      `M${x - 34} ${y}Q${x - 14} ${y - 40} ${x - 13} ${y - 240}H${x + 13}Q${x + 14} ${y - 40} ${x + 34} ${y}Z`,
      6,
    ) +
    cover(`M${p([-189, 222]).join(' ')}${scallops}${'q-31 22 -63 0'.repeat(6)}Z`, 6) +
    line(places.map(leaf).join(''), 3.5) +
    ink(places.map(fruit).join(''), cotton)
  );
};
