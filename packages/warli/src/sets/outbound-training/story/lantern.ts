import type { Held } from '../../../figure/bones';
import {
  cover,
  disc,
  each,
  ground as rock,
  ink,
  line,
  marigold,
  path,
  polar,
  poly,
  white,
} from '../../../svg';

/** A lantern that hangs from the hand, with its light. */
export const lantern =
  (fill: string): Held =>
  ([x, y]) =>
    line(path(x, y, x, y + 12), 5) +
    ink(disc([x, y + 31], 25, 28), rock) +
    cover(disc([x, y + 31], 17, 20), 6, white, fill) +
    line(
      each(fill === marigold ? 8 : 0, (i) =>
        poly([polar([x, y + 31], i * 45 + 22, 32), polar([x, y + 31], i * 45 + 22, 48)]),
      ),
      6,
      fill,
    );
