import { cross } from '../../props/clinic';
import { figure } from '../../figure/figure';
import { pad } from '../../figure/hold';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, fern } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { pane } from '../../props/room';
import { dots, line, type Point, polar, times } from '../../svg';

/** The scene `debrief`. */
export const debrief: Scene = (r) => {
  const looks = ['doctor', 'nurse', 'tie', 'nurse', 'doctor', 'plait', 'none', 'nurse'] as const;
  const ring = [-90, -46, -2, 44, 90, 136, 182, 226].map((angle, i) => ({
    at: polar([600, 610], angle, 420, 214),
    i,
  }));
  const one = ({ at, i }: { at: Point; i: number }): string => {
    const hat = looks[i] ?? 'none';
    return figure(
      at,
      262 + (at[1] - 610) * 0.2,
      i === 0 ? { ...poses.explain } : i % 3 === 1 ? poses.akimbo : poses.listen,
      {
        hat,
        woman: hat === 'nurse' || hat === 'plait',
        left: at[0] > 600,
        holds: [null, i % 4 === 2 ? pad : null],
      },
    );
  };
  const rings = times(5).flatMap((k) =>
    times(14 + k * 10).map((i) => polar([600, 610], (i * 360) / (14 + k * 10), 60 + k * 62, 28 + k * 28)),
  );
  return [
    pane([90, 70], 170, 180),
    pane([940, 70], 170, 180),
    hills([peak(92, 250, 170, 150, 258, 250)], 18),
    cross([600, 110], 56),
    sun([1025, 160], 40),
    beads([0, 280], [1200, 280], 52, 6),
    line(dots(rings), 7),
    ring
      .toSorted((a, b) => a.at[1] - b.at[1])
      .map(one)
      .join(''),
    fern([60, 860], 160, 14),
    fern([1140, 860], 160, -14),
    beads([0, 878], [1200, 878], r.pick([52]), 7),
  ].join('');
};
