import { box, cover, disc, each, line, path, type Point, shape } from '../../../svg';

/** Takes the left foot, a length, the colour of its lines and of its body and gives a loaded lorry that faces right. */
export const lorry = ([x, y]: Point, s: number, pen: string, body: string): string => {
  const w = s * 0.035;
  const wheel = (a: number): string =>
    cover(disc([x + s * a, y - s * 0.09], s * 0.09), w, pen, body) +
    line(disc([x + s * a, y - s * 0.09], s * 0.02), w, pen);
  return (
    cover(box([x, y - s * 0.56], s * 0.66, s * 0.44), w, pen, body) +
    cover(
      shape(
        x + s * 0.69,
        y - s * 0.12,
        x + s * 0.69,
        y - s * 0.46,
        x + s * 0.86,
        y - s * 0.46,
        x + s,
        y - s * 0.28,
        x + s,
        y - s * 0.12,
      ),
      w,
      pen,
      body,
    ) +
    line(
      each(3, (i) => path(x + s * (0.14 + i * 0.19), y - s * 0.54, x + s * (0.14 + i * 0.19), y - s * 0.14)) +
        path(
          x + s * 0.75,
          y - s * 0.3,
          x + s * 0.75,
          y - s * 0.39,
          x + s * 0.84,
          y - s * 0.39,
          x + s * 0.91,
          y - s * 0.3,
        ) +
        'Z',
      w * 0.8,
      pen,
    ) +
    wheel(0.18) +
    wheel(0.8)
  );
};
