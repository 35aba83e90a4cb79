import { tent } from '../../props/building';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { moon, spiral, stars } from '../../ground/land';
import type { Scene } from '../../page';
import { tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { dots, ground, ink, line, marigold, path, type Point, polar, times } from '../../svg';

const flame = ([x, y]: Point, s: number): string =>
  ink(
    `M${x - s * 0.5} ${y}Q${x - s * 0.7} ${y - s * 0.7} ${x - s * 0.1} ${y - s * 1.5}Q${x + s * 0.05} ${y - s} ${x + s * 0.2} ${y - s * 1.05}Q${x + s * 0.7} ${y - s * 0.5} ${x + s * 0.5} ${y}Z`,
    marigold,
  ) +
  line(path(x - s * 0.8, y + 16, x + s * 0.8, y - 6) + path(x - s * 0.8, y - 6, x + s * 0.8, y + 16), 9) +
  line(spiral([x, y - s * 0.4], s * 0.3, 2), 4, ground);

/** The scene `campfire`. */
export const campfire: Scene = (r) => {
  const ring = [0, 27, 56, 80, 100, 124, 153, 180, 207, 238, 270, 302, 333].map((a, i) => ({
    at: polar([600, 610], a, 450, 200),
    i,
  }));
  const sitter = ({ at, i }: { at: Point; i: number }): string => {
    return figure(
      at,
      150 + (at[1] - 400) * 0.24,
      i % 3 === 1 ? armed(poses.floor, [-120, -160], [120, 160]) : poses.floor,
      { ...villager(i), left: at[0] > 600 },
    );
  };
  const glow = times(3).flatMap((k) =>
    times(26 + k * 8).map((i) => polar([600, 560], (i * 360) / (26 + k * 8), 130 + k * 56, 66 + k * 28)),
  );
  return [
    stars([20, 30], [1180, 260], 44, r),
    moon([1010, 120], 46),
    tree([70, 430], 330, r),
    tree([1140, 430], 300, r),
    tent([320, 390], 190, 150),
    tent([600, 370], 200, 150),
    tent([880, 390], 190, 150),
    line(dots(glow), 6),
    ring
      .filter((s) => s.at[1] < 600)
      .toSorted((a, b) => a.at[1] - b.at[1])
      .map(sitter)
      .join(''),
    flame([600, 590], 90),
    ring
      .filter((s) => s.at[1] >= 600)
      .toSorted((a, b) => a.at[1] - b.at[1])
      .map(sitter)
      .join(''),
    frame({ bottom: 'comb' }),
  ].join('');
};
