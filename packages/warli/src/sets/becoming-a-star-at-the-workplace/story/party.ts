import {
  bow,
  box,
  cotton,
  cover,
  each,
  ink,
  line,
  onBow,
  path,
  type Point,
  shape,
  white,
} from '../../../svg';

/** The cake with its candles. */
export const cake = ([x, y]: Point): string =>
  cover(box([x - 44, y - 44], 88, 44), 6) +
  cover(box([x - 30, y - 78], 60, 34), 6, white, cotton) +
  line(path(x - 36, y - 18, x - 18, y - 28, x, y - 18, x + 18, y - 28, x + 36, y - 18), 4) +
  line(
    each(3, (i) => path(x - 20 + i * 20, y - 80, x - 20 + i * 20, y - 98)),
    5,
  ) +
  ink(each(3, (i) => `M${x - 20 + i * 20} ${y - 124}q10 14 0 20q-10 -6 0 -20Z`));

/** Pennants from one side of the canteen to the other, in two bows. */
export const pennants = (): string => {
  const one = (a: Point, b: Point): string => {
    const c: Point = [(a[0] + b[0]) / 2, a[1] + 90];
    return (
      line(bow(a, c, b)) +
      ink(
        each(7, (i) => {
          const [x, y] = onBow(a, c, b, (i + 0.6) / 7);
          return shape(x - 13, y, x + 13, y, x, y + 34);
        }),
      )
    );
  };
  return one([1930, 70], [2160, 70]) + one([2160, 70], [2390, 70]);
};
