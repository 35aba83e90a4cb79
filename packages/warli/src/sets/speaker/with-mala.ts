import type { Scene } from '../../page';
import { strung } from '../../props/garland';
import {
  bow,
  cover,
  disc,
  dots,
  ground,
  ink,
  line,
  marigold,
  type Point,
  polar,
  poly,
  path,
  times,
  white,
} from '../../svg';
import { edge } from './edge';
import { clearing, himself, shoulder, sleeve } from './himself';
import { listener } from './listener';

const head: Point = [400, 330];
const size = 0.64;
const middle: Point = [400, 308];

/** A star of five points, one of them away from his head. */
const star = (turn: number, r: number, wide: number): string =>
  poly(
    times(10).map((i) => polar(polar(middle, turn, r), turn + i * 36, i % 2 ? wide * 0.44 : wide)),
    true,
  );

/** Stars about his head, a small one between every two. */
const stars = (): string =>
  line(disc(middle, 228)) +
  ink(
    times(17)
      .map((i) => (i % 2 ? star(174 + i * 12, 256, 16) : star(174 + i * 12, 266, 36)))
      .join(''),
  );

/** Flowers on a thread, each with a ring of petals; every fourth is white. */
const flowers = (places: readonly Point[]): string => {
  const whites = places.filter((_, i) => i % 4 === 3);
  return (
    line(dots(places), 60, ground) +
    line(dots(places), 47, marigold) +
    line(dots(whites), 47) +
    line(places.map((at) => disc(at, 12)).join(''), 4, ground) +
    line(dots(places), 8, ground)
  );
};

const hand = (k: number): Point => [400 + k * 284, 512];

const arm = (k: -1 | 1): string => sleeve([shoulder(head, size, k, 36), [400 + k * 332, 660], hand(k)], 36);

/** Takes the height that a bow from hand to hand is drawn to, a count and how near to the middle flowers are and gives a strand. */
const strand = (low: number, count: number, near = 0): string =>
  flowers(strung(hand(-1), [400, low], hand(1), count).filter(([x]) => Math.abs(x - 400) >= near));

/** A turban of plain cotton, from behind. */
const turban = ([x, y]: Point): string =>
  cover(disc([x, y - 34], 84, 50), 9, ground, white) +
  line(
    bow([x - 78, y - 34], [x - 10, y - 70], [x + 56, y - 66]) +
      bow([x - 52, y - 4], [x, y - 46], [x + 78, y - 40]),
    7,
    ground,
  );

/** The one who is honoured, from behind: arms that hang down, the turban. */
const guest = ([x, y]: Point): string => {
  const arms = path(x - 100, y + 96, x - 136, 955) + path(x + 100, y + 96, x + 136, 955);
  return line(arms, 60, ground) + listener([x, y], turban([x, y])) + line(arms, 28);
};

/** The scene `with-mala`: he holds a garland open over the head of somebody seen from behind. */
export const withMala: Scene = () =>
  [
    stars(),
    clearing(head, size),
    himself(head, size, arm(-1) + arm(1) + strand(1190, 23, 108) + guest([400, 748]) + strand(726, 15)),
    edge(),
  ].join('');
