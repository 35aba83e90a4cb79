import { between, bow, each, ink, line, onBow, path, type Point, poly, shape } from '../svg';

/** Takes two ends, a sag and a count and gives a festoon of mango leaves, a flower between every two. */
export const festoon = (a: Point, b: Point, sag: number, count: number): string => {
  const c: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag * 2];
  const leaf = (i: number): string => {
    const [x, y] = onBow(a, c, b, (i + 0.5) / count);
    return shape(x - 15, y, x, y - 6, x + 15, y, x, y + 52);
  };
  const flower = (i: number): string => poly([onBow(a, c, b, i / count), onBow(a, c, b, i / count)]);
  return (
    line(bow(a, c, b), 6) +
    ink(each(count, leaf)) +
    line(
      each(count - 1, (i) => flower(i + 1)),
      20,
    )
  );
};

/** Takes the left foot of the first, a count, a width and a height and gives a row of empty chairs that face us. */
export const guestChairs = ([x, y]: Point, count: number, w: number, h: number): string =>
  each(count, (i) => {
    const [a, b]: readonly [Point, Point] = [
      [x + i * w, y],
      [x + i * w + w * 0.72, y],
    ];
    const seat = y - h * 0.42;
    return (
      line(path(a[0], y, a[0], y - h, b[0], y - h, b[0], y), 7) +
      line(path(a[0], y - h * 0.72, b[0], y - h * 0.72), 5) +
      ink(
        poly(
          [[a[0] - 5, seat], [b[0] + 5, seat], between(b, [b[0], seat], 0.7), between(a, [a[0], seat], 0.7)],
          true,
        ),
      )
    );
  });
