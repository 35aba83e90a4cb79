import type { Person } from '../../figure/bones';
import { person } from '../../figure/figure';
import { lantern } from '../../figure/hold';
import { poses } from '../../figure/pose';
import { leftTip, start } from '../../frame';
import { moon, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { beast, hen } from '../../props/animal';
import { guidepost } from '../../props/guidepost';
import { dashes, ground, line, path, turned, white } from '../../svg';

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

/** Two roads that cross at the post, from `x` on. */
const roads = (x: number): string =>
  `M${x} 690H124Q346 690 690 780T1260 870M${x} 854H124Q346 850 690 780T1260 660`;

/** Where they begin: a point behind a diamond each. */
const ends = (): string =>
  [690, 854].map((y) => leftTip(y) + line(path(118, y - 35.5, start, y, 118, y + 35.5))).join('');

/** Takes path data and a width and draws a line with flat ends. */
const flat = (d: string, width: number, colour: string = white): string =>
  line(d, width, colour).replace('/>', ' stroke-linecap="butt"/>');

/** The scene `not-found`. */
export const notFound: Scene = (r) =>
  [
    stars([30, 30], [430, 250], 12, r),
    stars([960, 30], [1170, 190], 5, r),
    moon([1070, 120], 56),
    flat(roads(116), 76) + flat(roads(110), 66, ground) + ends() + dashes(roads(104), 4, [14, 26]),
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
