import { cover, dots, each, ground, line, type Point, poly, times, white } from '../svg';

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
