import { cover, disc, dots, ground, line, marigold, path, type Point, points, shape, white } from '../../svg';
import { eyes } from '../voices/rohini-bhalerao/head';
import { sleeve } from './himself';

/** Her face: eyes with painted lids, a nose, a dot on the forehead, a smile; small earrings. */
const face = (): string =>
  cover(disc([182, 166], 79), 8, ground, white) +
  eyes() +
  line('M182 176V192Q182 199 174 197', 4.5, ground) +
  line('M152 207Q182 238 212 207', 6.5, ground) +
  line('M182 134h0', 13, marigold);

/** Her hair, parted in the middle, and the cap on it, with a cross. */
const cap = (): string =>
  cover(
    'M101 204C88 124 122 80 182 80C242 80 276 124 263 204C266 150 236 128 182 116C128 128 98 150 101 204Z',
    5,
    white,
    ground,
  ) +
  cover(shape(130, 96, 110, 20, 254, 20, 234, 96), 9, ground, white) +
  line(path(164, 56, 200, 56) + path(182, 38, 182, 74), 11, ground) +
  line(dots(points(101, 212, 263, 212)), 15, marigold);

/** The knot of her hair. */
const knot = (): string =>
  cover(disc([256, 118], 29), 5, white, ground) + line('M246 112a14 13 0 1 1 14 16', 3.5);

/** Takes the middle of her head and gives it. */
const head = ([x, y]: Point): string =>
  `<g transform="translate(${x - 182} ${y - 166})">${knot() + face() + cap()}</g>`;

/** On her dress: the collar, the button line, and the watch that hangs from a pin. */
const trim = ([x, y]: Point): string =>
  line(
    path(x - 36, y + 146, x, y + 190, x + 36, y + 146) +
      path(x, y + 190, x, y + 290) +
      path(x + 44, y + 174, x + 44, y + 196),
    6,
    ground,
  ) +
  line(dots(points(x, y + 214, x, y + 242, x, y + 270)), 14, ground) +
  cover(disc([x + 44, y + 206], 11), 5, ground, marigold);

/** Takes the middle of her head and gives a nurse who sits, her hands in her lap. */
export const nurse = ([x, y]: Point): string => {
  const body =
    shape(x - 95, y + 150, x + 95, y + 150, x, y + 318) +
    shape(x, y + 310, x + 118, y + 430, x - 118, y + 430);
  const arm = (k: number): string =>
    sleeve(
      [
        [x + k * 91, y + 163],
        [x + k * 122, y + 276],
        [x + k * 30, y + 348],
      ],
      28,
    );
  return (
    line(path(x, y, x, y + 150), 44) +
    cover(body, 14, white, white) +
    trim([x, y]) +
    arm(-1) +
    arm(1) +
    head([x, y])
  );
};
