import { grass, palm } from '../../ground/plant';
import { fan } from '../../props/bank';
import { monitor } from '../../props/desk';
import type { Random } from '../../random';
import { box, cover, dots, each, line, path, type Point, shape, times, white } from '../../svg';

/** The upper edge of a hall and its floor. */
export const [lintel, sill] = [96, 506];

/** A lamp of many lights over a laid table. */
export const ballroom = (x: number): string =>
  line(path(x, lintel, x, 136) + path(x - 60, 168, x, 136, x + 60, 168), 4) +
  line(dots(times(5).map((i): Point => [x - 60 + i * 30, 184])), 16) +
  cover(`M${x - 80} ${sill - 52}a28 28 0 0 1 56 0Z`, 4) +
  line(path(x - 82, sill - 50, x - 20, sill - 50) + path(x - 51, sill - 50, x - 51, sill));

/** The gable of a bank, and a board. */
export const bank = (x: number): string =>
  cover(shape(x - 102, lintel, x, 34, x + 102, lintel)) +
  cover(box([x - 68, 124], 136, 92), 4) +
  line(
    each(3, (i) => path(x - 48, 148 + i * 23, x + (i === 2 ? 6 : 48), 148 + i * 23)),
    4,
  );

/** Two screens on a shelf. */
export const office = (x: number): string =>
  [-42, 42].map((k) => monitor([x + k, 226], 64)).join('') + line(path(x - 76, 231, x + 76, 231), 6);

/** A fan, and three who sit below it. */
export const college = (x: number): string =>
  fan([x, lintel], 44, 70) +
  [-66, -34, 68]
    .map((k) => cover(shape(x + k - 15, sill - 22, x + k + 15, sill - 22, x + k, sill), 3, white, white))
    .join('') +
  line(dots([-66, -34, 68].map((k): Point => [x + k, sill - 38])), 21);

/** A palm on a lawn. */
export const lawn = (x: number, r: Random): string =>
  palm([x + 14, sill], 376, r) + grass([x - 76, sill], [x + 190, sill], 8, r);
