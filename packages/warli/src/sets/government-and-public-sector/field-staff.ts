import { figure } from '../../figure/figure';
import { poses } from '../../figure/pose';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { box, cotton, cover, disc, dots, each, line, marigold, path, points, polar, poly } from '../../svg';

const wheel = (x: number): string =>
  line(disc([x, 724], 108), 13) +
  line(
    each(4, (i) => poly([polar([x, 724], i * 45 + 20, 100), polar([x, 724], i * 45 + 200, 100)])),
    6,
  ) +
  line(dots(points(x, 724)), 34);

/** The bicycle, a box with a cross before its handlebar. */
const bicycle =
  wheel(538) +
  wheel(924) +
  line(path(538, 724, 640, 560, 850, 540, 710, 724, 538, 724) + path(710, 724, 628, 500), 13) +
  line(path(924, 724, 838, 452, 762, 470), 14) +
  line(path(580, 494, 686, 494), 26) +
  cover(box([864, 420], 180, 140), 12, undefined, cotton) +
  line(path(954, 452, 954, 528) + path(916, 490, 992, 490), 26, marigold);

/** The scene `field-staff`. */
export const fieldStaff: Scene = () =>
  [
    bicycle,
    figure(
      [390, 834],
      710,
      { ...poses.walk, lean: 10, arms: [{ to: [600, 480] }, { to: [750, 466] }] },
      { woman: true, hat: 'nurse', stroke: 14 },
    ),
    frame({ bottom: 'triangles' }),
  ].join('');
