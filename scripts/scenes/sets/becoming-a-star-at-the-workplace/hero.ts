import { flock } from '../../props/animal';
import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { band } from '../../frame';
import type { Scene } from '../../page';
import { beads, tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { laptop, table } from '../../props/room';
import { star } from '../../props/star';
import { box, cover } from '../../svg';

const desk = (x: number, y: number, i: number, left: boolean): string =>
  figure(
    [x + (left ? 46 : -46), y - 40],
    170,
    i % 3 ? poses.chair : armed(poses.chair, [-120, -160], [120, 160]),
    { hung: true, ...colleague(i), left },
  ) +
  table([x - 40, y - 62], 84, 62) +
  laptop([x, y - 66], 44, left);

/** The scene `hero`. */
export const hero: Scene = (r) => {
  const tiers = [0, 1, 2, 3].map((i): [number, number, number] => [
    40 + i * 150,
    850 - i * 120,
    1120 - i * 300,
  ]);
  return [
    star([600, 228], 158),
    figure([600, 344], 226, poses.leap, { woman: true }),
    tiers
      .map(
        ([x, y, w], i) =>
          cover(box([x, y - 84], w, 84 + i), 6) +
          band(
            (['triangles', 'diamonds', 'zigzag', 'comb'] as const)[i] ?? 'dots',
            [x + 14, y - 54],
            w - 28,
            26,
          ),
      )
      .join(''),
    [0, 1, 2]
      .map((i) => {
        const y = 766 - i * 120;
        return desk(112 + i * 150, y, i, false) + desk(1088 - i * 150, y, i + 2, true);
      })
      .join(''),
    tree([130, 640], 330, r),
    tree([1070, 640], 330, r),
    flock([90, 180], 4, 44),
    flock([1110, 180], 4, 44, true),
    beads([0, 880], [1200, 880], 50, 8),
  ].join('');
};
