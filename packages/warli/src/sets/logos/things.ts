import { bow, box, disc, each, ink, line, path, type Point, shape, times } from '../../svg';
import { cut } from './type';

// Each sign begins at 0 and is as high as the letters beside it, from 12 to 108.

/** A lantern with its flame, 68 wide. */
export const lantern = (): string =>
  line(disc([34, 26], 11), 6) +
  ink(shape(22, 38, 46, 38, 58, 52, 10, 52) + box([4, 94], 60, 14)) +
  line('M13 54Q-4 74 13 92M55 54Q72 74 55 92', 7) +
  ink('M34 56Q52 76 34 90Q16 76 34 56Z');

/** A kettle that steams, with a band of dots, 146 wide. */
export const kettle = (): string =>
  cut(
    'M14 108Q0 60 40 55H86Q126 60 112 108Z',
    times(6)
      .map((i) => disc([28 + i * 14, 84], 5))
      .join(''),
  ) +
  ink(box([42, 46], 42, 9) + box([56, 38], 14, 8)) +
  line('M22 62Q14 22 63 19T104 62', 8) +
  line(path(110, 96, 124, 84, 134, 62), 12) +
  line('M136 50q-12 -9 0 -18t0 -17', 6);

/** Somebody who blows the long horn, 118 wide. */
export const tarpa = (): string =>
  ink(disc([29, 23], 11)) +
  ink(shape(2, 40, 58, 40, 30, 70) + shape(30, 62, 48, 86, 12, 86)) +
  line(path(20, 84, 14, 104, 23, 104) + path(40, 84, 46, 104, 55, 104), 7) +
  line(path(54, 42, 66, 58, 82, 42), 6) +
  ink('M42 24Q88 22 95 66L118 96L72 108Q84 36 42 31Z');

/** A saree in three folds with its border, 92 wide. */
export const saree = (): string =>
  each(3, (i) => {
    const y = 12 + i * 34;
    return cut(
      `M14 ${y}H92V${y + 28}H14A14 14 0 0 1 14 ${y}Z`,
      times(4)
        .map((k) => shape(22 + k * 17, y + 22, 30 + k * 17, y + 7, 38 + k * 17, y + 22))
        .join(''),
    );
  });

/** A cloud from which a letter falls between two strokes of rain, 120 wide. */
export const cloud = (): string => {
  const drop = ([x, y]: Point): string => path(x, y, x - 8, y + 22);
  return (
    ink(disc([26, 42], 22) + disc([62, 36], 24) + disc([98, 42], 22)) +
    ink(box([26, 40], 72, 24)) +
    line(box([34, 73], 56, 32), 6) +
    line(bow([34, 74], [62, 110], [90, 74]), 6) +
    line(drop([18, 76]) + drop([114, 76]), 7)
  );
};
