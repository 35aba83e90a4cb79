import { cover, disc, ground, line, num, path, type Point, shape, turned, white } from '../svg';

/** Takes the middle of the foot, a height and a tilt and gives a round clay pot with a painted belly. */
export const clayPot = ([x, y]: Point, s: number, tilt = 0, fill: string = ground): string =>
  turned(
    cover(
      `M${num(x - s * 0.22)} ${num(y)}C${num(x - s * 0.78)} ${num(y - s * 0.22)} ${num(x - s * 0.5)} ${num(y - s * 0.72)} ${num(x - s * 0.2)} ${num(y - s * 0.78)}L${num(x - s * 0.3)} ${num(y - s)}H${num(x + s * 0.3)}L${num(x + s * 0.2)} ${num(y - s * 0.78)}C${num(x + s * 0.5)} ${num(y - s * 0.72)} ${num(x + s * 0.78)} ${num(y - s * 0.22)} ${num(x + s * 0.22)} ${num(y)}Z`,
      5,
      white,
      fill,
    ) +
      line(
        path(
          x - s * 0.5,
          y - s * 0.36,
          x - s * 0.3,
          y - s * 0.5,
          x - s * 0.1,
          y - s * 0.36,
          x + s * 0.1,
          y - s * 0.5,
          x + s * 0.3,
          y - s * 0.36,
          x + s * 0.5,
          y - s * 0.5,
        ),
        3.5,
        fill === ground ? white : ground,
      ),
    tilt,
    [x, y - s * 0.5],
  );

/** Takes the middle of the disc, a radius and the floor and gives a potter's wheel that turns. */
export const pottersWheel = ([x, y]: Point, r: number, floor: number): string =>
  line(path(x, y, x, floor - 10), 16) +
  cover(
    shape(x - r * 0.34, floor, x - r * 0.12, floor - 46, x + r * 0.12, floor - 46, x + r * 0.34, floor),
    5,
  ) +
  cover(disc([x, y + 18], r, r * 0.2), 6) +
  cover(disc([x, y], r, r * 0.2), 6) +
  line(disc([x, y], r * 0.66, r * 0.12), 3.5);
