import { frame } from '../../frame';
import { gear } from '../../props/machine';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { chair, table } from '../../props/room';
import { seated } from '../../figure/seat';
import { box, cover, disc, each, ground, ink, line, marigold, path, shape, white } from '../../svg';

/** A sliding gauge whose jaws stand on both sides of a wheel. */
const caliper = (): string =>
  line(path(560, 466, 850, 466), 12) +
  line(path(592, 466, 592, 560) + path(748, 466, 748, 560), 10) +
  cover(box([726, 444], 60, 44), 5, white, white) +
  line(
    each(9, (i) => path(608 + i * 12, 460, 608 + i * 12, 474)),
    3,
    ground,
  );

/** The scene `inspection`. */
export const inspection: Scene = () =>
  [
    line(path(1080, 620, 1080, 200, 880, 90, 690, 90), 9),
    beads([604, 250], [480, 590], 14, 6),
    beads([736, 250], [860, 590], 14, 6),
    cover(shape(560, 226, 640, 90, 700, 90, 780, 226), 6),
    ink(disc([670, 240], 27), marigold),
    chair([350, 666], 180),
    seated(
      [350, 660],
      850,
      640,
      { lean: 15, nod: 14, arms: [{ to: [586, 548] }, { to: [726, 470] }] },
      { woman: true, stroke: 11 },
    ),
    table([500, 630], 620, 220),
    gear([670, 556], 72, 14, white),
    caliper(),
    gear([900, 586], 42, 12, white),
    gear([994, 586], 42, 12, marigold),
    line(path(110, 856, 1090, 856), 6),
    frame({ sides: 'diamonds' }),
  ].join('');
