import { poses } from '../../../figure/pose';
import {
  box,
  cotton,
  cover,
  disc,
  each,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  polar,
  poly,
} from '../../../svg';
import { far } from '../../../ground/story';
import { front } from './front';
import { floor, kaka } from './kaka';

/** Takes the middle, a radius and a count of rays and gives a pale sun. */
export const sun = (at: Point, r: number, rays: number): string =>
  ink(disc(at, r), cotton) +
  line(
    each(rays, (i) => {
      const a = (i * 360) / rays;
      return poly([polar(at, a, r + 16), polar(at, a, r + (i % 2 ? 30 : 42))]);
    }),
  );

/** The ledger, closed: takes the left foot and a width. */
const closed = ([x, y]: Point, w: number): string =>
  ink(box([x, y - 34], w, 34), marigold) +
  line(path(x + 10, y - 11, x + w, y - 11) + path(x + 10, y - 22, x + w, y - 22), 4, ground);

/** Half past eight: the shutter goes up, incense smokes before the ledger. */
export const morning = (): string =>
  far(
    sun([76, 244], 46, 14) +
      front(196, 240, 262) +
      line(path(52, floor, 52, 500) + path(144, floor, 144, 500)) +
      cover(box([34, 482], 128, 20)),
  ) +
  kaka({
    at: [316, floor],
    h: 336,
    pose: { ...poses.stand, arms: [{ to: [270, 268] }, { to: [362, 268] }] },
  }) +
  closed([44, 478], 74) +
  line(path(142, 478, 150, 408) + path(142, 478, 136, 416), 5) +
  line('M150 398q16 -26 0 -48t4 -50q14 -22 -2 -42M136 406q-16 -20 0 -38t-4 -26', 4);
