import type { Person } from '../../figure/bones';
import { behind } from '../../figure/behind';
import { people } from '../../figure/figure';
import { handInHand } from '../../figure/group';
import { armed, limbs, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import {
  box,
  cotton,
  cover,
  dots,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  poly,
  shape,
  times,
  white,
} from '../../svg';

/** The left and the right edge of the cloth, and how far down it is woven. */
const [near, far, woven] = [96, 1104, 560];
const wide = far - near;

/** A line of triangles, point up or down. */
const peaks = (y: number, up: boolean): string =>
  ink(
    each(21, (i) =>
      shape(
        near + i * 48,
        y + (up ? 34 : 0),
        near + 24 + i * 48,
        y + (up ? 0 : 34),
        near + 48 + i * 48,
        y + (up ? 34 : 0),
      ),
    ),
  );

const diamonds = (y: number): string =>
  ink(
    each(14, (i) =>
      shape(near + i * 72, y, near + 36 + i * 72, y - 26, near + 72 + i * 72, y, near + 36 + i * 72, y + 26),
    ),
  ) + line(dots(times(14).map((i) => [near + 36 + i * 72, y])), 13, ground);

const zigzag = (y: number): string =>
  line(poly(times(43).map((i) => [near + i * 24, y + (i % 2 ? -12 : 12)])), 7);

/** Those woven into it: each who can do it has the hand of one who learns it. */
const dancers: readonly Person[] = times(14).map((i) => ({
  at: [near + 56 + i * 69, 392],
  h: i % 2 ? 128 : 176,
  stroke: 7,
  woman: i % 4 > 1,
  pose: armed(poses.dance, [-34, -6], [34, 6]),
}));

/** The cloth: its bands from the beam down to the last thread. */
const cloth = (): string =>
  cover(box([near, 70], wide, woven - 70), 7, white, cotton) +
  peaks(76, false) +
  diamonds(156) +
  line(path(near, 200, far, 200) + path(near, 404, far, 404), 6) +
  people(handInHand(dancers)) +
  zigzag(438) +
  line(path(near, 476, far, 476), 18, marigold) +
  peaks(514, true);

/** The beams that hold it, and the threads that are not woven yet. */
const frame = (): string =>
  line(
    each(43, (i) => path(near + i * 24, woven, near + i * 24, 800)),
    4,
  ) +
  line(path(30, 56, 1170, 56) + path(52, 800, 1148, 800), 20) +
  line(path(52, 30, 52, 880) + path(1148, 30, 1148, 880), 18);

const hats = ['bun', 'none', 'bun', 'none', 'plait'] as const;

/** Those who weave, seen from behind: a grandmother, then all whom she has taught, down to the smallest. */
const weavers = (): string =>
  [300, 276, 252, 222, 184]
    .map((h, i) =>
      behind(
        [176 + i * 212, 842],
        h,
        { hung: true, woman: i % 2 === 0, hat: hats[i] ?? 'none' },
        { legs: poses.floor.legs, arms: limbs(-64, -166, 64, 166) },
      ),
    )
    .join('');

/** The scene `loom`: a cloth as wide as the picture, and five who weave on it side by side. */
export const loom: Scene = () => [cloth(), frame(), weavers(), line(path(0, 880, 1200, 880), 7)].join('');
