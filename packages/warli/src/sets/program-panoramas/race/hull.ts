import { spiral } from '../../../ground/land';
import { cover, dots, ink, line, type Point, shape, times } from '../../../svg';

/** The height of the gunwale, where the rowers sit. */
export const gunwale = 478;

/** The outline: a stern that rises like a hood, a long straight flank, a low prow. */
const outline =
  `M72 132Q168 250 186 360Q206 ${gunwale} 330 ${gunwale}H2160Q2290 ${gunwale} 2380 408` +
  'Q2300 534 2120 534H300Q150 534 128 380Q116 250 72 132Z';

/** Triangles in a row along the flank. */
const teeth = (): string =>
  times(66)
    .map((i) => shape(318 + i * 28, 521, 332 + i * 28, 501, 346 + i * 28, 521))
    .join('');

/** Studs that follow the stern up, and the prow. */
const studs: readonly Point[] = [
  [252, 512],
  [210, 490],
  [182, 456],
  [166, 416],
  [156, 374],
  [148, 332],
  [138, 290],
  [124, 248],
  [2180, 511],
  [2214, 504],
  [2246, 494],
  [2276, 481],
  [2304, 465],
];

/** The long boat: its flank hides the legs of those who sit in it. */
export const hull = (): string =>
  cover(outline, 6) +
  line(`M330 ${gunwale}H2160`, 10) +
  ink(teeth()) +
  line(dots(studs), 9) +
  line(spiral([66, 108], 25, 1.8, 148), 6);
