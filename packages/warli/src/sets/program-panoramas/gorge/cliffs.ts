import { beast } from '../../../props/animal';
import { cover, dashes, line, pairs, path, type Point, poly, times } from '../../../svg';

/** The top of the left cliff and of the right one. */
export const [leftTop, rightTop] = [344, 312];

/** The edge of the left cliff, from the top down to the river, with ledges. */
const left: readonly Point[] = pairs([
  -20, 344, 545, 344, 569, 400, 555, 452, 643, 452, 637, 500, 661, 540, 649, 566, 735, 566, 731, 610, 755,
  660,
]);

/** The edge of the right cliff. */
const right: readonly Point[] = pairs([
  2420, 312, 1875, 312, 1849, 370, 1863, 452, 1771, 452, 1779, 490, 1750, 520, 1760, 548, 1668, 548, 1674,
  604, 1646, 660,
]);

/** How far the face of a cliff reaches at a height. */
const reach = (edge: readonly Point[], y: number): number => {
  const i = edge.findIndex((p, j) => j > 1 && p[1] > y);
  const [a, b] = [edge[i - 1] ?? [0, 0], edge[i] ?? [0, 0]];
  return Math.round(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1] || 1));
};

/** The heights of the layers: every third is of the same kind. */
const heights = (top: number, kind: number): number[] =>
  times(3)
    .map((j) => top + 34 + kind * 36 + j * 108)
    .filter((y) => y < 632);

/** Takes an edge and gives its rock in layers that run out of the picture: dots, a zigzag, long strokes. */
const layers = (edge: readonly Point[], k: 1 | -1, top: number): string => {
  const from = (y: number): number => reach(edge, y) - k * 34;
  const across = (y: number): string => `M${from(y)} ${y}H${k > 0 ? -10 : 2410}`;
  const zigzag = (y: number): string =>
    `M${from(y)} ${y + 6}${`l${-k * 15} -13 ${-k * 15} 13`.repeat(Math.ceil(Math.abs((k > 0 ? -10 : 2410) - from(y)) / 30))}`;
  return (
    dashes(heights(top, 0).map(across).join(''), 7, [0, 26]) +
    line(heights(top, 1).map(zigzag).join(''), 3.5) +
    dashes(heights(top, 2).map(across).join(''), 4, [34, 22])
  );
};

/** Takes an edge and gives the cliff. */
const cliff = (edge: readonly Point[], k: 1 | -1, top: number): string =>
  cover(poly([...edge, [k > 0 ? -20 : 2420, 660]], true), 6) + layers(edge, k, top);

/** Tufts of grass on the ledges. */
const tufts = (): string =>
  line(
    [
      [716, 566],
      [1690, 548],
    ]
      .map(([x = 0, y = 0]) => path(x - 9, y - 18, x, y, x, y - 24) + path(x, y, x + 10, y - 18))
      .join(''),
    3,
  );

/** Both cliffs, with goats on their ledges. */
export const cliffs = (): string =>
  cliff(left, 1, leftTop) +
  cliff(right, -1, rightTop) +
  tufts() +
  beast([602, 449], 34, false, 'goat') +
  beast([1818, 449], 34, true, 'goat');
