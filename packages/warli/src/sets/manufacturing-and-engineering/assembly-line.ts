import { figure } from '../../figure/figure';
import { spanner } from '../../figure/hold';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { box, cover, disc, ground, line, marigold, path, type Point, polar, times, white } from '../../svg';
import { track } from '../../props/works';

const course: Point[] = [
  ...times(23).map((i): Point => [-20 + i * 40, 400]),
  ...times(13).map((i) => polar([880, 595], -82 + i * 13.6, 195)),
  ...times(23).map((i): Point => [860 - i * 40, 790]),
];

/** A pump that grows from step to step: foot, body, pipe and, in the end, its wheel. */
const pump = ([x, y]: Point, step: number): string =>
  [
    cover(box([x - 50, y - 16], 100, 16), 4, white, white),
    step > 0 ? cover(box([x - 30, y - 76], 60, 60), 5) : '',
    step > 1 ? line(path(x, y - 76, x, y - 104, x + 40, y - 104), 10) : '',
    step > 2 ? cover(disc([x, y - 46], 27), 5, white, step > 3 ? marigold : ground) : '',
  ].join('');

const worker = (at: Point, i: number, [x, y]: Point): string =>
  figure(
    at,
    310,
    {
      ...poses.reach,
      lean: 12,
      nod: 8,
      legs: poses.stand.legs,
      arms: [{ to: [x - 26, y] }, { to: [x + 26, y] }],
    },
    {
      woman: i % 2 === 1,
      hat: (['cap', 'bun', 'topi', 'bun', 'cap', 'plait'] as const)[i] ?? 'cap',
      left: i > 2,
      holds: [null, i === 1 ? spanner : null],
    },
  );

/** The scene `assembly-line`. */
export const assemblyLine: Scene = () =>
  [
    beads([0, 70], [1200, 70], 52, 6),
    worker([140, 496], 0, [248, 318]),
    worker([430, 496], 1, [530, 300]),
    worker([720, 496], 2, [826, 290]),
    worker([800, 886], 3, [690, 690]),
    worker([500, 886], 4, [390, 700]),
    worker([210, 886], 5, [104, 690]),
    track(course, 60),
    pump([64, 394], 0),
    pump([252, 394], 1),
    pump([536, 394], 1),
    pump([836, 394], 2),
    pump([1072, 610], 2),
    pump([690, 784], 2),
    pump([390, 784], 3),
    pump([96, 784], 4),
  ].join('');
