import { box, cover, disc, ink, line, marigold, num, path, type Point, shape, times, white } from '../svg';

/** Takes the hook and a drop and gives a microphone that hangs from the ceiling. */
export const hangingMicrophone = ([x, y]: Point, drop: number): string =>
  line(path(x, y, x, y + drop - 70), 5) +
  line(path(x - 26, y + drop - 64, x + 26, y + drop - 64), 9) +
  cover(`M${num(x - 26)} ${num(y + drop - 60)}h52v56a26 26 0 0 1 -52 0Z`, 5, white, marigold) +
  line(
    path(x - 24, y + drop - 36, x + 24, y + drop - 36) + path(x - 24, y + drop - 14, x + 24, y + drop - 14),
    3.5,
    'currentColor',
  );

/** Takes the middle of the seat and the floor and gives a low stool of crossed canes. */
export const caneStool = ([x, y]: Point, floor: number): string => {
  const at = (i: number): number => x - 66 + i * 22;
  const canes = times(5).map((i) => path(at(i), y, at(i + 2), floor) + path(at(i + 2), y, at(i), floor));
  return (
    line(canes.join(''), 4.5) + line(path(x - 72, y, x + 72, y) + path(x - 72, floor, x + 72, floor), 14)
  );
};

/** Takes the middle of the foot and a height and gives a pillar drill, its round wheel to the left. */
export const pillarDrill = ([x, y]: Point, h: number): string => {
  const s = h * 0.1;
  return (
    cover(box([x - s * 2.6, y - s * 0.7], s * 4.6, s * 0.7), 6) +
    cover(box([x + s * 0.6, y - h * 0.92], s * 0.9, h * 0.85), 6) +
    cover(box([x - s * 2.6, y - h * 0.36], s * 3.4, s * 0.6), 5, white, white) +
    cover(box([x - s * 2.4, y - h], s * 4.6, s * 2.6), 7) +
    cover(box([x - s * 1.6, y - h * 0.74], s * 1.2, s * 1.2), 5) +
    ink(
      `M${num(x - s * 1.2)} ${num(y - h * 0.62)}h${num(s * 0.4)}v${num(s * 1.4)}l${num(-s * 0.2)} ${num(s * 0.4)}l${num(-s * 0.2)} ${num(-s * 0.4)}Z`,
      marigold,
    ) +
    line(disc([x + s * 1.2, y - h * 0.87], s * 0.8), 5)
  );
};

/** Takes the middle of its underside and a width and gives a tray of tea glasses. */
export const teaTray = ([x, y]: Point, w: number): string =>
  times(5)
    .map((i) => {
      const a = x - w * 0.38 + i * w * 0.19;
      return cover(shape(a - 14, y - 58, a + 14, y - 58, a + 10, y - 16, a - 10, y - 16), 4, white, marigold);
    })
    .join('') +
  cover(shape(x - w / 2, y - 18, x + w / 2, y - 18, x + w * 0.42, y, x - w * 0.42, y), 5, white, white);
