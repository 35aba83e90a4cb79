import { bow, box, cover, each, line, marigold, path, type Point, times, white } from '../svg';

/** Takes the middle and a size and gives a board with five lines on it, the second in the accent. */
export const fiveLines = ([x, y]: Point, w: number, h: number): string =>
  cover(box([x - w / 2, y - h / 2], w, h), w > 200 ? 9 : 6) +
  each(5, (i) => {
    const row = y + h * ((i + 1) / 6 - 0.5);
    return line(
      path(x - w * 0.36, row, x + w * (i === 4 ? 0 : 0.36), row),
      h * 0.06,
      i === 1 ? marigold : white,
    );
  });

/** Takes the middle of the foot and a height and gives a lunch box: three tins on each other, a handle over them. */
export const tiffin = ([x, y]: Point, h: number): string => {
  const [w, tin] = [h * 0.3, h * 0.26];
  return (
    line(bow([x - w, y - tin], [x - w * 1.2, y - h * 1.2], [x, y - h * 1.02]), 5) +
    line(bow([x + w, y - tin], [x + w * 1.2, y - h * 1.2], [x, y - h * 1.02]), 5) +
    times(3)
      .map((i) => cover(box([x - w, y - tin * (i + 1)], w * 2, tin), 5))
      .join('')
  );
};
