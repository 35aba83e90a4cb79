import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { fern, grass } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { disc, ink, line, marigold, type Point, polar, poly, times } from '../../svg';

const meet: Point = [600, 516];

/** The scene `morning-huddle`. */
export const morningHuddle: Scene = (r) => {
  const behind = [440, 760, 600].map((x, i) =>
    figure(
      [x, i === 2 ? 764 : 786],
      470,
      armed(poses.stand, i === 2 ? { to: [588, 546] } : [-20, 10], { to: [[574, 626, 612][i] ?? 600, 540] }),
      {
        ...colleague(i + 3),
        left: i === 1,
      },
    ),
  );
  const beside = [false, true].map((left) =>
    figure(
      [left ? 940 : 260, 846],
      560,
      { ...poses.stand, lean: 20, nod: 4, arms: [[-40, 30], { to: [left ? 612 : 588, 506] }] },
      { ...colleague(left ? 1 : 0), left },
    ),
  );
  const rays = times(14).map((i) => poly([polar(meet, i * 25.7, 44), polar(meet, i * 25.7, 66)]));
  return [
    sun([600, 130], 66),
    line(disc([600, 812], 520, 62), 4),
    behind.join(''),
    beside.join(''),
    ink(disc(meet, 26), marigold),
    line(rays.join(''), 5, marigold),
    fern([70, 800], 170, 8),
    fern([1130, 800], 170, -8),
    grass([40, 886], [1160, 886], 12, r),
  ].join('');
};
