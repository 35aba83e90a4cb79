import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { lantern } from '../../figure/hold';
import { poses } from '../../figure/pose';
import { moon, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { beast, hen } from '../../props/animal';
import { guidepost } from '../../props/guidepost';
import { dashes, dots, ground, line, type Point, turned, white } from '../../svg';

/** One who holds up a lantern and scratches the head. */
const lost: Person = {
  at: [210, 836],
  h: 480,
  halo: true,
  stroke: 11,
  hat: 'topi',
  holds: [null, lantern],
  pose: { ...poses.stand, lean: -4, nod: -12, arms: [{ to: [172, 372], other: true }, { to: [346, 402] }] },
};

/** Two roads that cross at the post, from `x` on: what lies between their edges begins a little before these, so that no line closes them. */
const roads = (x = 124): string =>
  `M${x} 690H124Q346 690 690 780T1260 870M${x} 854H124Q346 850 690 780T1260 660`;

/** Their four edges thin out into dots on the left, where nobody knows where they come from. */
const traces = (): string =>
  [124, 104, 82, 58, 32, 6]
    .map((x, i) => line(dots([655, 725, 819, 889].map((y): Point => [x, y])), 5 - i * 0.5))
    .join('');

/** Takes path data and a width and draws a line with flat ends. */
const flat = (d: string, width: number, colour: string = white): string =>
  line(d, width, colour).replace('/>', ' stroke-linecap="butt"/>');

/** The scene `not-found`. */
export const notFound: Scene = (r) =>
  [
    stars([30, 30], [430, 250], 12, r),
    stars([960, 30], [1170, 190], 5, r),
    moon([1070, 120], 56),
    flat(roads(), 76) + flat(roads(110), 66, ground) + traces() + dashes(roads(), 4, [14, 26]),
    guidepost(
      [690, 806],
      716,
      [
        [187, 640, 270],
        [-9, 548, 310],
        [173, 456, 240],
        [6, 364, 280],
        [185, 272, 250],
        [-7, 180, 190],
      ],
      3,
    ),
    turned(hen([880, 194], 66), -9, [880, 194]),
    beast([1010, 850], 124, true, 'goat'),
    person(lost),
  ].join('');
