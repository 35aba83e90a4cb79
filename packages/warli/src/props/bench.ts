import {
  box,
  cotton,
  cover,
  disc,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  shape,
  times,
  white,
} from '../svg';

/** Takes the middle and a radius and gives a round flat plate with a rim, full of bolts. */
export const boltPlate = ([x, y]: Point, r: number): string => {
  const spots = times(7).map((i): Point => polar([x - 6, y + 2], i * 60, i ? r * 0.55 : 0, i ? r * 0.13 : 0));
  return (
    cover(disc([x, y], r, r * 0.3), 7, white, marigold) +
    cover(disc([x, y - 6], r * 0.86, r * 0.23), 5) +
    line(spots.map(([a, b]) => path(a, b, a + 14, b - 16)).join(''), 7) +
    line(dots(spots.map(([a, b]): Point => [a + 15, b - 18])), 19)
  );
};

/** Takes the left top corner and a size and gives a deep box of slats with a web in its mouth. */
export const deepBox = ([x, y]: Point, w: number, h: number): string => {
  const mouth = shape(x, y, x + w * 0.22, y - 50, x + w * 1.22, y - 50, x + w, y);
  const hub: Point = [x + w * 0.62, y - 25];
  return (
    cover(mouth, 6) +
    line(
      times(5)
        .map((i) => path(...hub, ...polar(hub, 200 + i * 34, w * 0.3, 22)))
        .join('') +
        disc(hub, w * 0.09, 8) +
        disc(hub, w * 0.18, 16),
      2.5,
    ) +
    cover(shape(x + w, y, x + w * 1.22, y - 50, x + w * 1.22, y + h - 50, x + w, y + h), 6) +
    cover(box([x, y], w, h), 6) +
    line(
      each(3, (i) => path(x, y + (h * (i + 1)) / 4, x + w, y + (h * (i + 1)) / 4)),
      5,
    ) +
    line(
      dots(
        times(8).map((i): Point => [x + (i % 2 ? w - 18 : 18), y + h * (0.125 + Math.floor(i / 2) * 0.25)]),
      ),
      10,
    )
  );
};

/** Takes the middle of the foot and a width and gives the casing of a pump, some of its bolts in place. */
export const casing = ([x, y]: Point, w: number): string =>
  cover(box([x - w * 0.42, y - w * 0.16], w * 0.84, w * 0.16), 5, white, cotton) +
  cover(disc([x, y - w * 0.56], w * 0.44), 6) +
  line(disc([x, y - w * 0.56], w * 0.24), 5) +
  line(dots(times(8).map((i) => polar([x, y - w * 0.56], i * 45 + 20, w * 0.34))), 15) +
  ink(disc([x, y - w * 0.56], w * 0.08), ground);
