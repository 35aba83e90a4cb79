import type { Person } from '../../figure/bones';
import { figure } from '../../figure/figure';
import { pad } from '../../figure/hold';
import { armed, type Pose, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { box, cover, dots, each, line, marigold, path, type Point, times, turned } from '../../svg';

const beds = [126, 363, 600, 837, 1074];

/** A blanket seen from above, each with its own pattern: takes its left top corner. */
const blanket = ([x, y]: Point, i: number): string =>
  cover(box([x, y], 120, 110), 6) +
  ([
    line(each(3, (j) => `M${x + 12} ${y + 32 + j * 30}l24 -16l24 16l24 -16l24 16`)),
    line(dots(times(16).map((k): Point => [x + 18 + (k % 4) * 28, y + 14 + Math.floor(k / 4) * 28])), 10),
    line(each(4, (j) => path(x + 21 + j * 26, y + 16, x + 21 + j * 26, y + 94))),
  ][i % 3] ?? '');

/** A bed seen from above, its head at the wall above: a patient under a blanket. */
const bed = (x: number, i: number): string =>
  cover(box([x - 72, 24], 144, 250), 8) +
  cover(box([x - 54, 38], 108, 66)) +
  figure([x, i % 2 ? 180 : 172], 202, armed(poses.lie, [-24, -6], [24, 6]), {
    hung: true,
    stroke: 8,
    woman: i % 2 === 1,
  }) +
  blanket([x - 60, 158], i);

/** The tiles of the floor along both rows of beds. */
const tiles = line(dots(times(62).map((i): Point => [20 + (i % 31) * 38.7, i < 31 ? 300 : 606])), 8);

/** One of the round: where he walks, how tall, and what is special. */
const one = (
  x: number,
  h: number,
  more: Partial<Person> = {},
  pose: Pose = armed(poses.walk, [-20, 0], [30, 74]),
): string => figure([x, 590], h, pose, { hat: 'doctor', stroke: 9, ...more });

const nurse: Partial<Person> = { woman: true, hat: 'nurse', holds: [null, pad] };

/** The scene `morning-round`: a ward seen from above, patients in two rows of beds; between them walks the round, and the last one, the smallest, raises a hand. */
export const morningRound: Scene = () =>
  [
    tiles,
    beds.map(bed).join(''),
    beds.map((x, i) => turned(bed(x, i + 1), 180, [x, 450])).join(''),
    one(1010, 268, {}, armed(poses.walk, [-40, 10], [60, 100])),
    one(812, 256, nurse),
    one(622, 262),
    one(432, 256, nurse),
    one(222, 222, { shirt: marigold }, armed(poses.walk, [-30, 10], [150, 170])),
  ].join('');
