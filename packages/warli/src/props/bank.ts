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
  polar,
  poly,
  times,
  white,
} from '../svg';

/** Takes a centre and a radius and gives the round door of a vault, a wheel in its middle. */
export const vault = (at: Point, r: number): string =>
  cover(disc(at, r), 8) +
  line(dots(times(32).map((i) => polar(at, i * 11.25, r * 0.92))), 12) +
  line(disc(at, r * 0.84), 5) +
  line(
    times(48)
      .map((i) =>
        poly([
          polar(at, i * 7.5, r * 0.74),
          polar(at, i * 7.5 + 3.75, r * 0.8),
          polar(at, i * 7.5 + 7.5, r * 0.74),
        ]),
      )
      .join(''),
    3.5,
  ) +
  cover(disc(at, r * 0.36), 6) +
  line(
    each(6, (i) => poly([polar(at, i * 60 + 30, r * 0.1), polar(at, i * 60 + 30, r * 0.46)])),
    10,
  ) +
  line(dots(times(6).map((i) => polar(at, i * 60 + 30, r * 0.46))), 24) +
  cover(disc(at, r * 0.1), 5, white, white);

/** Takes the keyhole, a length and whether the key comes from the right, and gives a key turned in it. */
export const key = ([x, y]: Point, s: number, right = false): string => {
  const k = right ? s : -s;
  return (
    line(path(x, y, x + k * 0.62, y), 9, marigold) +
    line(
      path(x + k * 0.08, y, x + k * 0.08, y + s * 0.16) + path(x + k * 0.2, y, x + k * 0.2, y + s * 0.12),
      8,
      marigold,
    ) +
    line(disc([x + k * 0.8, y], s * 0.18), 9, marigold)
  );
};

/** Takes the left top corner and a size and gives a rolling shutter, pulled down as far as its size says. */
export const shutter = ([x, y]: Point, w: number, h: number): string =>
  cover(box([x, y], w, h), 5) +
  line(
    each(h / 26 - 1, (i) => path(x, y + (i + 1) * 26, x + w, y + (i + 1) * 26)),
    3,
  ) +
  ink(box([x - 6, y + h - 12], w + 12, 20)) +
  line(`M${num(x + w / 2 - 40)} ${num(y + h + 10)}q40 34 80 0`, 6);

/** Takes the middle of the lowest coin and a count and gives a pile of coins. */
export const coins = ([x, y]: Point, n: number, r = 40, colour: string = ground): string =>
  each(n, (i) =>
    cover(
      disc([x + ((i * 7) % 5) - 2, y - i * r * 0.42], r, r * 0.36),
      4,
      white,
      i === n - 1 ? colour : ground,
    ),
  );

/** Takes the middle of the foot and a height and gives a glass of tea with its steam. */
export const tea = ([x, y]: Point, s: number): string =>
  cover(
    poly(
      [
        [x - s * 0.3, y - s * 0.7],
        [x + s * 0.3, y - s * 0.7],
        [x + s * 0.22, y],
        [x - s * 0.22, y],
      ],
      true,
    ),
    4,
    white,
    marigold,
  ) +
  line(
    `M${num(x - s * 0.1)} ${num(y - s)}q${num(s * 0.2)} ${num(-s * 0.2)} 0 ${num(-s * 0.4)}t0 ${num(-s * 0.4)}`,
    3,
  );

/** Takes the hook, a drop and a reach and gives a ceiling fan. */
export const fan = ([x, y]: Point, drop: number, s: number): string =>
  line(path(x, y, x, y + drop), 5) +
  line(path(x - s, y + drop + 10, x - 20, y + drop) + path(x + 20, y + drop, x + s, y + drop + 10), 14) +
  cover(disc([x, y + drop], 24, 15), 4, white, white);

/** Takes the left top corner and a size and gives the square mark that a telephone reads. */
export const mark = ([x, y]: Point, s: number): string => {
  const eyes = [
    [0.1, 0.1],
    [0.64, 0.1],
    [0.1, 0.64],
  ].map(([a = 0, b = 0]) => box([x + s * a, y + s * b], s * 0.26, s * 0.26));
  const specks = times(20).map((i): Point => [
    x + s * (0.46 + (i % 4) * 0.13),
    y + s * (0.46 + Math.floor(i / 4) * 0.11),
  ]);
  return (
    cover(box([x, y], s, s), 5, white, cotton) +
    line(eyes.join(''), 7, ground) +
    line(dots(specks.filter((_, i) => (i * 7) % 5 < 3)), s * 0.08, ground)
  );
};

/** Takes the middle, a height and a colour and gives the sign of the rupee. */
export const rupee = ([x, y]: Point, s: number, colour: string = white): string =>
  line(
    `M${num(x - s * 0.36)} ${num(y - s * 0.5)}h${num(s * 0.72)}m0 ${num(s * 0.24)}h${num(-s * 0.72)}M${num(x - s * 0.2)} ${num(y - s * 0.5)}c${num(s * 0.56)} 0 ${num(s * 0.56)} ${num(s * 0.5)} 0 ${num(s * 0.5)}h${num(-s * 0.16)}l${num(s * 0.5)} ${num(s * 0.5)}`,
    s * 0.12,
    colour,
  );
