import type { Scene } from '../../page';
import { bows, disc, dots, hide, ink, line, marigold, type Point, polar, times } from '../../svg';
import { blouse, necklace, sari, shoulders } from './rohini-bhalerao/dress';
import { bun, face, hair, jhumkas, knot } from './rohini-bhalerao/head';

const middle: Point = [182, 174];

/** A place on the wreath: `i` counts its 24 dots clockwise from below. */
const at = (i: number, r: number): Point => polar(middle, 90 + i * 15, r);

/** A drop, its point outward. */
const petal = (i: number): string => {
  const foot = at(i, 127);
  const side = (o: number): Point[] => [at(i + o, 127.6), at(i + o, 139), at(i + o, 150)];
  return bows([foot, ...side(-0.37), at(i, 167), ...side(0.37).toReversed(), foot]);
};

/** A marigold about her head: a ring, petals with dots between them, and room for the knot of her hair. */
const wreath = (): string =>
  line(disc(middle, 117), 3.5) +
  hide(disc(knot, 48)) +
  ink(
    times(16)
      .filter((i) => i !== 10)
      .map((i) => petal(i + 4.5))
      .join(''),
    marigold,
  ) +
  line(dots(times(17).map((i) => at(i + 4, 166))), 7);

/** The scene `rohini-bhalerao`: she is also shown large, so she has more about her than the others. */
export const rohiniBhalerao: Scene = () =>
  [wreath(), bun(), shoulders(), blouse(), necklace(), sari(), face(), hair(), jhumkas()].join('');
