import { villager } from '../../figure/cast';
import { people, person } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import type { Scene } from '../../page';
import { box, cotton, cover, each, ink, line, move, path, times, white } from '../../svg';
import { crown } from './under-the-neem/crown';

/** The trunk and the seat of stone around it. */
const trunk = (): string =>
  ink('M560 620Q586 530 576 424H624Q614 530 640 620Z') +
  cover(box([392, 618], 416, 104), 7) +
  line(
    path(392, 670, 808, 670) +
      each(
        3,
        (i) => path(496 + i * 104, 620, 496 + i * 104, 668) + path(444 + i * 130, 672, 444 + i * 130, 720),
      ),
    6,
  );

/** She who reads, the paper before her, and he whose paper it is. */
const readers = (): string =>
  person({ at: [456, 614], h: 188, woman: true, stroke: 8, pose: armed(poses.stand, [40, 84], [56, 96]) }) +
  cover(box([494, 480], 40, 54), 5, white, cotton) +
  person({
    at: [764, 614],
    h: 188,
    hat: 'turban',
    left: true,
    stroke: 8,
    pose: armed(poses.stand, [-34, 16], [60, 112]),
  });

/** A row of villagers on the ground. */
const row = (count: number, y: number, first: number, step: number, from: number): string =>
  people(
    times(count).map((i) => ({
      at: move([first, y], i * step, 0),
      h: 196,
      hung: true,
      stroke: 8,
      left: i >= count / 2,
      ...villager(i + from),
      pose: count === 2 && i === 1 ? armed(poses.floor, [-20, 58], [130, 166]) : poses.floor,
    })),
  );

/** The scene `under-the-neem`: a village sits below a crown as wide as the picture. */
export const underTheNeem: Scene = () =>
  [
    crown(),
    trunk(),
    readers(),
    row(2, 696, 161, 146, 3),
    row(2, 696, 893, 146, 5),
    row(8, 854, 88, 146, 1),
    line(path(0, 880, 1200, 880), 6),
    line(path(60, 722, 1140, 722), 6),
  ].join('');
