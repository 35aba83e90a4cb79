import { band } from '../../frame';
import type { Scene } from '../../page';
import {
  bow,
  box,
  cover,
  curve,
  disc,
  dots,
  each,
  ground,
  hide,
  ink,
  line,
  onBow,
  path,
  type Point,
  points,
  polar,
  shape,
  times,
  white,
} from '../../svg';
import { turban, turbanEnd } from './turban';

/** The middle of the round piece that is cut out of the picture for small places. */
const middle: Point = [400, 404];
const head: Point = [400, 452];

const rays = (): string =>
  line(disc(middle, 296), 5) +
  ink(
    each(36, (i) =>
      curve([polar(middle, i * 10 - 3.8, 316), polar(middle, i * 10, 372), polar(middle, i * 10 + 3.8, 316)]),
    ),
  );

/** Takes what draws a half, to the left (-1) or the right (1), and gives both. */
const both = (half: (k: number) => string): string => half(-1) + half(1);

const body = (): string =>
  line(
    both((k) => path(400 + k * 276, 716, 400 + k * 338, 960)),
    46,
  ) +
  ink(shape(346, 560, 454, 560, 454, 720, 346, 720)) +
  cover(shape(116, 704, 684, 704, 470, 1080, 330, 1080), 22, white, white);

/** The coat: its collar, its two edges with beads along them, its buttons. */
const coat = (): string => {
  const edge = (k: number): readonly [Point, Point, Point] => [
    [400 + k * 118, 704],
    [400 + k * 176, 820],
    [400 + k * 60, 1000],
  ];
  const beads = (k: number): Point[] =>
    times(9).map((i) => {
      const [x, y] = onBow(...edge(k), 0.06 + i * 0.07);
      return [x + k * 26, y];
    });
  return (
    line('M342 700L400 786L458 700M400 786V1000', 9, ground) +
    line(dots(points(400, 832, 400, 886)), 22, ground) +
    line(
      both((k) => bow(...edge(k))),
      7,
      ground,
    ) +
    line(
      both((k) => dots(beads(k))),
      11,
      ground,
    )
  );
};

/** Spectacles, eyes that smile, a moustache. */
const face = (): string =>
  line(disc(head, 166), 12, ground) +
  ink(disc(head, 160)) +
  ink(
    'M400 528Q450 508 480 534Q498 548 512 508Q522 600 466 590Q424 582 400 560Q376 582 334 590Q278 600 288 508Q302 548 320 534Q350 508 400 528Z',
    ground,
  ) +
  line(
    disc([334, 462], 46) + disc([466, 462], 46) + 'M380 456Q400 444 420 456M288 456L248 444M512 456L552 444',
    13,
    ground,
  ) +
  line('M314 470Q334 444 354 470M446 470Q466 444 486 470', 12, ground) +
  line('M380 582Q400 598 420 582', 9, ground);

/** The scene `portrait`: cut round, its upper part shows the head in a wreath of rays. */
export const portrait: Scene = () =>
  [
    rays(),
    body(),
    coat(),
    turbanEnd(),
    face(),
    turban(),
    hide(box([0, 912], 800, 100)),
    band('diamonds', [30, 936], 740, 36),
  ].join('');
