import { cross } from '../../props/clinic';
import { figure } from '../../figure/figure';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { fern } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { broom } from '../../props/shop';
import { pane } from '../../props/room';
import { cover, disc, dots, line, path, type Point, polar, times } from '../../svg';

const looks = ['doctor', 'nurse', 'topi', 'nurse', 'doctor', 'plait', 'none', 'nurse'] as const;
const angles = [-90, -51, -4, 51, 90, 129, 184, 231];
const middle: Point = [600, 620];

/** One of the eight; the second on the right has the broom along. */
const one = ({ at, i }: { at: Point; i: number }): string => {
  const hat = looks[i] ?? 'none';
  const sweeps = hat === 'topi';
  return figure(
    at,
    262 + (at[1] - 610) * 0.2,
    i === 0 ? poses.explain : sweeps ? poses.stand : i % 3 === 1 || i === 6 ? poses.akimbo : poses.listen,
    {
      hat,
      woman: hat === 'nurse' || hat === 'plait',
      left: at[0] > 600,
      holds: [sweeps ? broom : null, null],
    },
  );
};

/** The scene `debrief`. */
export const debrief: Scene = () => {
  const ring = angles.map((angle, i) => ({ at: polar(middle, angle, 450, 196), i }));
  const rim = times(84).map((i) => polar(middle, (i * 360) / 84, 536, 246));
  return [
    pane([90, 60], 170, 180),
    pane([940, 60], 170, 180),
    hills([peak(92, 240, 170, 140, 258, 240)], 18),
    cross([600, 110], 56),
    sun([1025, 150], 40),
    line(path(0, 330, 1200, 330), 5),
    cover(disc(middle, 560, 262), 5) + line(disc(middle, 512, 230), 4) + line(dots(rim), 8),
    ring
      .toSorted((a, b) => a.at[1] - b.at[1])
      .map(one)
      .join(''),
    fern([40, 330], 130, 8),
    fern([1160, 330], 130, -8),
  ].join('');
};
