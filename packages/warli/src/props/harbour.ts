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
  num,
  path,
  type Point,
  poly,
  shape,
  times,
  white,
} from '../svg';

/** Takes the left top corner and a size and gives a steel container with its ribs. */
export const container = ([x, y]: Point, w: number, h: number, fill: string = ground): string =>
  cover(box([x, y], w, h), 5, white, fill) +
  line(
    each(w / 24 - 1, (i) => path(x + 24 + i * 24, y + 8, x + 24 + i * 24, y + h - 8)),
    3,
    fill === ground ? white : ground,
  );

/** Takes the left foot, a height, the reach of the arm and the length of its rope and gives a harbour crane with a container on the hook. */
export function gantry(
  [x, y]: Point,
  h: number,
  reach: number,
  rope: number,
  load: string = marigold,
): string {
  const w = h * 0.3;
  const [deck, end] = [y - h * 0.72, x + w + reach];
  const hook = end - 60;
  const braces = path(x, y - h * 0.42, x + w, deck, x, deck, x + w, y - h * 0.42);
  return (
    line(path(x, y, x, deck) + path(x + w, y, x + w, deck) + path(x, y - h * 0.42, x + w, y - h * 0.42), 9) +
    line(braces, 4) +
    line(
      path(x + w * 0.5, deck, x + w * 0.5, y - h, end, deck - 12) +
        path(x + w * 0.5, y - h, x - w * 0.6, deck - 12),
      5,
    ) +
    cover(box([x - w * 0.7, deck - 14], w * 1.7 + reach, 26), 5) +
    line(
      each((w * 1.7 + reach) / 26 - 1, (i) => `M${num(x - w * 0.7 + i * 26)} ${num(deck + 12)}l26 -26`),
      3,
    ) +
    line(
      path(hook - 30, deck + 14, hook - 30, deck + rope) + path(hook + 30, deck + 14, hook + 30, deck + rope),
      4,
    ) +
    container([hook - 70, deck + rope], 140, 56, load) +
    ink([0, w].map((d) => disc([x + d, y - 8], 13)).join(''))
  );
}

/** Takes the left end of the deck, a length and how deep the hull stands out and gives a ship with containers, heading left. */
export function ship([x, y]: Point, s: number, deep: number): string {
  const load = (i: number): string => {
    const [col, row] = [i % 5, Math.floor(i / 5)];
    return row === 2 && col % 2
      ? ''
      : container(
          [x + s * 0.14 + col * s * 0.115, y - (row + 1) * s * 0.062],
          s * 0.108,
          s * 0.06,
          (i * 3) % 4 === 1 ? cotton : ground,
        );
  };
  const bridge = box([x + s * 0.78, y - s * 0.26], s * 0.13, s * 0.26);
  const panes = times(6).map((i): Point => [
    x + s * (0.81 + (i % 3) * 0.035),
    y - s * (0.21 - Math.floor(i / 3) * 0.07),
  ]);
  return (
    each(15, load) +
    cover(
      shape(x + s * 0.92, y, x + s * 0.93, y - s * 0.2, x + s * 0.97, y - s * 0.2, x + s * 0.98, y),
      5,
      white,
      cotton,
    ) +
    cover(bridge, 6) +
    line(path(x + s * 0.76, y - s * 0.26, x + s * 0.93, y - s * 0.26), 10) +
    line(dots(panes), 14) +
    cover(
      shape(
        x,
        y - deep * 0.3,
        x + s * 0.1,
        y,
        x + s * 1.02,
        y,
        x + s * 0.98,
        y + deep,
        x + s * 0.12,
        y + deep,
      ),
      7,
    ) +
    line(path(x + s * 0.07, y + deep * 0.5, x + s, y + deep * 0.5), 4) +
    line(dots(times(12).map((i): Point => [x + s * (0.16 + i * 0.07), y + deep * 0.25])), 8)
  );
}

/** Takes the left foot and a height and gives a refinery: round tanks, columns with ladders, pipes and a flame. */
export function refinery([x, y]: Point, h: number): string {
  const column = (a: number, w: number, t: number): string =>
    cover(
      `M${num(x + a)} ${num(y)}v${num(-t + w / 2)}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0v${num(t - w / 2)}Z`,
      5,
    ) +
    line(
      each(t / 34 - 1, (i) => path(x + a, y - 24 - i * 34, x + a + w, y - 24 - i * 34)),
      3,
    );
  const tank = (a: number, r: number): string =>
    line(
      path(x + a - r * 0.6, y, x + a - r * 0.5, y - r * 0.6) +
        path(x + a + r * 0.6, y, x + a + r * 0.5, y - r * 0.6),
      5,
    ) +
    cover(disc([x + a, y - r * 1.15], r), 5) +
    line(path(x + a - r, y - r * 1.15, x + a + r, y - r * 1.15), 3.5);
  const [fx, fy] = [x + h * 1.9, y - h * 0.95];
  return (
    line(
      path(x + h * 0.1, y - 40, x + h * 1.7, y - 40) +
        path(x + h * 0.5, y - h * 0.6, x + h * 0.86, y - h * 0.6, x + h * 0.86, y - 40),
      5,
    ) +
    column(h * 0.34, h * 0.17, h * 0.92) +
    column(h * 0.62, h * 0.14, h * 0.66) +
    tank(h * 0.12, h * 0.17) +
    tank(h * 1.08, h * 0.2) +
    tank(h * 1.5, h * 0.2) +
    line(
      poly([
        [fx, y],
        [fx, fy],
      ]),
      7,
    ) +
    line(path(fx - 30, y, fx, fy + h * 0.3, fx + 30, y), 3.5) +
    ink(`M${num(fx - 16)} ${num(fy)}q-26 -44 14 -92q2 30 22 44q14 28 -4 48Z`, marigold)
  );
}
