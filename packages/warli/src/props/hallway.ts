import { cover, dots, each, ground, line, type Point, poly, times, white } from '../svg';

/** Listeners in rows on both sides of an aisle, seen from behind, larger to the front. */
export const seats = (): string =>
  each(4, (j) => {
    const [s, y] = [22 + j * 12, 336 + j * 140 + j * j * 4];
    const aisle = 124 + (y - 250) * 0.3;
    const places = [-1, 1].flatMap((k) =>
      [0, 1, 2, 3, 4, 5]
        .map((i): Point => [600 + k * (aisle + s * 0.6 + i * s * 1.9), y])
        .filter(([x]) => x > s * 0.4 && x < 1200 - s * 0.4),
    );
    const body = places
      .map(
        ([x]) =>
          poly(
            [
              [x - s * 0.6, y],
              [x + s * 0.6, y],
              [x, y + s * 1.1],
            ],
            true,
          ) +
          poly(
            [
              [x, y + s * 0.95],
              [x + s * 0.42, y + s * 1.7],
              [x - s * 0.42, y + s * 1.7],
            ],
            true,
          ),
      )
      .join('');
    const heads = dots(places.map(([x]): Point => [x, y - s * 0.55]));
    const buns = dots(places.filter((_, i) => (i * 3 + j) % 4 === 1).map(([x]): Point => [x, y - s * 0.95]));
    return (
      line(heads + buns, s * 0.9, ground) +
      line(body, s * 0.3, ground) +
      cover(body, 4, white, white) +
      line(heads, s * 0.72) +
      line(buns, s * 0.36)
    );
  });

/** Listeners who face the stage from its front: rows that grow smaller to the back. */
export const faces = (floor: number, rows = 4): string =>
  each(rows, (n) => {
    const j = rows - 1 - n;
    const [s, y] = [50 - j * 9, floor - 70 - j * 92 + j * j * 6];
    const count = Math.floor(940 / (s * 2.1));
    const places = times(count).map((i): Point => [600 + (i - (count - 1) / 2 + (j % 2) * 0.5) * s * 2.1, y]);
    const body = places
      .map(([x]) =>
        poly(
          [
            [x - s * 0.7, y + s * 0.4],
            [x + s * 0.7, y + s * 0.4],
            [x, y + s * 1.6],
          ],
          true,
        ),
      )
      .join('');
    const heads = dots(places.map(([x]): Point => [x, y - s * 0.2]));
    const buns = dots(
      places.filter((_, i) => (i * 5 + j) % 3 === 1).map(([x]): Point => [x + s * 0.5, y - s * 0.36]),
    );
    return (
      line(heads + buns, s, ground) +
      line(body, s * 0.3, ground) +
      cover(body, 4, white, white) +
      line(heads, s * 0.8) +
      line(buns, s * 0.4)
    );
  });
