import { box, cotton, cover, each, line, path, type Point, shape, white } from '../../../svg';
import { floor } from './kaka';

/** Takes the left edge, a width and how far down the shutter is, and gives the front of the shop. */
export const front = (x: number, w: number, shut: number): string => {
  const top = 128;
  const n = Math.round(w / 44);
  const tooth = (i: number): string => {
    const [a, b] = [x + 12 + ((w - 24) * i) / n, (w - 24) / n];
    return shape(a + b * 0.1, top + 62, a + b / 2, top + 20, a + b * 0.9, top + 62);
  };
  return (
    cover(box([x, top + 70], w, floor + 6 - top - 70)) +
    line(path(x + 34, floor, x + 34, top + 90, x + w - 34, top + 90, x + w - 34, floor)) +
    cover(box([x + 34, top + 90], w - 68, shut - top - 90)) +
    line(
      each((shut - top - 100) / 18, (i) => path(x + 44, top + 106 + i * 18, x + w - 44, top + 106 + i * 18)),
    ) +
    line(path(x + 30, shut, x + w - 30, shut), 10) +
    cover(box([x - 14, top], w + 28, 80)) +
    line(each(n, tooth), 5)
  );
};

/** Takes the left end of a board, its length and what stands on it, and gives a shelf with tins. */
export const shelf = ([x, y]: Point, w: number, count: number): string =>
  line(path(x, y, x + w, y), 6) +
  each(count, (i) => {
    const [a, b] = [x + 8 + ((w - 16) * i) / count, (w - 16) / count - 10];
    const h = 34 + ((i * 7) % 3) * 10;
    return cover(box([a, y - 4 - h], b, h), 5, white, i % 2 ? cotton : 'currentColor');
  });
