import type { Held } from '../../../figure/bones';
import { figure } from '../../../figure/figure';
import { limbs, poses } from '../../../figure/pose';
import { spiral } from '../../../ground/land';
import { receiver } from '../../../props/post';
import {
  cotton,
  cover,
  disc,
  ground,
  ink,
  line,
  marigold,
  path,
  type Point,
  shape,
  white,
} from '../../../svg';
import { far, floor } from '../../../ground/story';
import { he } from './he';
import { wallClock } from './pulse';

/** The short answer, folded into a dart that flies to the right. */
const dart = ([x, y]: Point): string =>
  ink(shape(x + 62, y + 4, x - 44, y - 20, x - 18, y + 6), marigold) +
  ink(shape(x + 60, y + 7, x - 14, y + 10, x - 30, y + 38), marigold);

/** A telephone at the ear. */
const telephone: Held = (hand, one) => receiver(hand, one).replaceAll(marigold, white);

/** The nine lines that are gone. */
const bin = ([x, y]: Point): string =>
  cover(disc([x - 10, y - 84], 26), 4, ground, cotton) +
  line(spiral([x - 10, y - 84], 17, 2), 4, ground) +
  cover(shape(x - 40, y - 76, x + 40, y - 76, x + 30, y, x - 30, y)) +
  line(path(x - 36, y - 54, x + 36, y - 54) + path(x - 33, y - 24, x + 33, y - 24));

/** At 3:26 a short answer flies, and who gets it greets him by telephone. */
export const reply = (): string =>
  [
    wallClock([2150, 132], 26),
    dart([2156, 316]),
    far(bin([2170, floor])),
    he({
      at: [2026, floor],
      h: 440,
      pose: {
        ...poses.walk,
        lean: 4,
        arms: [[-28, 2], { to: [2092, 276] }],
        legs: limbs(-16, -26, 20, 4),
      },
    }),
    figure(
      [2326, floor],
      430,
      { ...poses.stand, nod: 4, arms: [{ to: [2252, 332] }, { to: [2262, 242] }] },
      { left: true, woman: true, hat: 'plait', holds: [null, telephone] },
    ),
  ].join('');
