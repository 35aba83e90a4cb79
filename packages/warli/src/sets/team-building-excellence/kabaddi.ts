import type { Person } from '../../figure/bones';
import { figure } from '../../figure/figure';
import { chain } from '../../figure/group';
import { bunting } from '../../props/market';
import type { Scene } from '../../page';
import { limbs, poses } from '../../figure/pose';
import { dots, line, marigold, path, points } from '../../svg';

const stops: readonly [number, number, number][] = [
  [560, 540, 300],
  [752, 586, 330],
  [924, 676, 362],
  [1080, 806, 400],
];

const holder = ([x, y, h]: (typeof stops)[number], i: number): Person => ({
  at: [x, y],
  h,
  left: true,
  halo: true,
  woman: i % 2 === 1,
  hat: (['none', 'bun', 'cap', 'plait'] as const)[i] ?? 'none',
  pose: { ...poses.stand, lean: 8, legs: limbs(-16, -22, 30, 2) },
});

/** The scene `kabaddi`. */
export const kabaddi: Scene = () =>
  [
    bunting([0, 60], [600, 40], 40, 14),
    bunting([600, 40], [1200, 60], 40, 14),
    line(path(90, 900, 300, 430, 1100, 430, 1290, 900) + path(520, 430, 430, 900), 5),
    line(dots(points(300, 430, 1100, 430)), 16),
    chain(stops.map(holder), 0.04),
    figure(
      [300, 830],
      470,
      { ...poses.run, lean: 30, legs: limbs(-46, -66, 66, -8), arms: [[-80, -40], { to: [560, 560] }] },
      { shirt: marigold, stroke: 10 },
    ),
  ].join('');
