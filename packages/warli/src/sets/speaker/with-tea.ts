import type { Scene } from '../../page';
import { cover, ground, ink, line, marigold, path, type Point, shape, white } from '../../svg';
import { edge } from './edge';
import { clearing, himself, shoulder, sleeve, wreath } from './himself';

/** A glass of tea, its steam above. */
const tea = ([x, y]: Point, s: number): string =>
  line(
    `M${x - s * 0.2} ${y - s * 1.15}q${s * 0.24} ${-s * 0.24} 0 ${-s * 0.48}t0 ${-s * 0.48}M${x + s * 0.24} ${y - s * 1.15}q${s * 0.24} ${-s * 0.24} 0 ${-s * 0.48}t0 ${-s * 0.48}`,
    9,
  ) +
  cover(
    shape(x - s * 0.4, y - s, x + s * 0.4, y - s, x + s * 0.28, y, x - s * 0.28, y),
    10,
    ground,
    marigold,
  );

const kettle = ([x, y]: Point, w: number): string =>
  line(
    `M${x - w * 0.4} ${y - w * 0.5}C${x - w * 0.36} ${y - w * 1.24} ${x + w * 0.36} ${y - w * 1.24} ${x + w * 0.4} ${y - w * 0.5}`,
    13,
  ) +
  cover(
    shape(
      x - w * 0.36,
      y - w * 0.2,
      x - w * 0.78,
      y - w * 0.62,
      x - w * 0.62,
      y - w * 0.66,
      x - w * 0.3,
      y - w * 0.44,
    ),
    9,
    white,
    white,
  ) +
  cover(
    `M${x - w * 0.34} ${y}Q${x - w * 0.62} ${y - w * 0.3} ${x - w * 0.36} ${y - w * 0.6}H${x + w * 0.36}Q${x + w * 0.62} ${y - w * 0.3} ${x + w * 0.34} ${y}Z`,
    9,
    white,
    white,
  ) +
  cover(
    `M${x - w * 0.26} ${y - w * 0.62}Q${x} ${y - w * 1.06} ${x + w * 0.26} ${y - w * 0.62}Z`,
    9,
    ground,
    white,
  ) +
  line(path(x - w * 0.42, y - w * 0.3, x + w * 0.42, y - w * 0.3), 9, ground);

const legs = (): string =>
  sleeve(
    [
      [256, 760],
      [98, 828],
      [380, 901],
    ],
    44,
  ) +
  sleeve(
    [
      [380, 760],
      [538, 828],
      [256, 901],
    ],
    44,
  );

/** The scene `with-tea`: one hand lies on his knee. */
export const withTea: Scene = () =>
  [
    wreath([318, 288], 0.62, 420),
    clearing([318, 310], 0.52),
    ink(shape(318, 610, 408, 756, 318, 812, 228, 756)),
    himself(
      [318, 310],
      0.52,
      legs() + sleeve([shoulder([318, 310], 0.52, -1, 30), [86, 600], [120, 776]], 30),
    ),
    tea([648, 486], 112),
    sleeve([shoulder([318, 310], 0.52, 1, 30), [560, 590], [630, 476]], 30),
    kettle([698, 924], 132),
    edge(),
  ].join('');
