import { bow, ground, line, path, type Point } from '../svg';

/** Takes the middle of a head and its radius and gives a smile. */
export const smile = ([x, y]: Point, r: number, left = false): string => {
  const k = left ? -r : r;
  return line(
    bow([x + k * 0.05, y + r * 0.36], [x + k * 0.5, y + r * 0.74], [x + k * 0.78, y + r * 0.16]),
    5,
    ground,
  );
};

/** Takes the middle of a head and its radius and gives an eye under a raised eyebrow. */
export const raisedBrow = ([x, y]: Point, r: number, left = false): string => {
  const k = left ? -r : r;
  return (
    line(path(x + k * 0.46, y - r * 0.06, x + k * 0.47, y - r * 0.06), 9, ground) +
    line(bow([x + k * 0.2, y - r * 0.3], [x + k * 0.5, y - r * 0.74], [x + k * 0.76, y - r * 0.4]), 5, ground)
  );
};
