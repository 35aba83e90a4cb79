import { trail } from '../../../ground/land';
import { beads } from '../../../ground/plant';
import { dashes, ground, line, marigold, path, type Point } from '../../../svg';

/** Takes places from below and gives the road through them, its middle in the accent. */
export const road = (places: readonly Point[]): string => {
  const way = trail(places);
  return `<g stroke-linecap="butt">${line(way, 58)}${line(way, 46, ground)}${dashes(way, 9, [18, 20], marigold)}</g>`;
};

/** Takes two ends and a height and gives the ground that a station stands on, dots below it from `gap` on. */
export const ledge = (from: number, to: number, y: number, gap = 0): string =>
  line(path(from, y, to, y), 7) +
  beads([from + gap + 14, y + 17], [to - 10, y + 17], (to - from - gap) / 26, 6);
