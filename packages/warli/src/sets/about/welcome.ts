import { figure } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { limbs, poses } from '../../figure/pose';
import { speaker } from '../../figure/speaker';
import { namaste } from '../../props/greet';
import { arch } from '../../props/listen';
import { bunting } from '../../props/market';
import type { Scene } from '../../page';
import { dots, line, marigold, onBow, path, type Point, times, white } from '../../svg';

/** A garland that hangs from two hands: every third flower white. */
const garland = (a: Point, b: Point, depth: number): string => {
  const low: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + depth * 2];
  const flowers = times(13).map((i) => onBow(a, low, b, i / 12));
  return (
    line(dots(flowers.filter((_, i) => i % 3)), 24, marigold) +
    line(dots(flowers.filter((_, i) => i % 3 === 0)), 18, white)
  );
};

/** The scene `welcome`: he comes with his bag, and is received at the door. */
export const welcome: Scene = () =>
  [
    line(path(16, 138, 16, 844), 6),
    line(path(600, 0, 600, 130), 4),
    bunting([16, 150], [600, 130], 60, 12),
    bunting([600, 130], [1220, 150], 60, 12),
    arch([880, 838], 220, 560),
    speaker(
      [196, 838],
      570,
      { ...poses.walk, lean: 4, arms: [[-30, -6], { to: [322, 404] }] },
      { stroke: 12, holds: [bag, null] },
    ),
    figure(
      [596, 838],
      500,
      { ...poses.stand, nod: 6, arms: [{ to: [504, 420] }, { to: [384, 404] }] },
      { left: true, woman: true, stroke: 11 },
    ),
    garland([382, 402], [504, 420], 130),
    namaste([790, 838], 500, { left: true, hat: 'turban', stroke: 11 }),
    figure([990, 838], 330, { ...poses.cheer, legs: limbs(-10, -6, 10, 6) }, { left: true, stroke: 9 }),
    line(path(0, 844, 1200, 844), 6),
  ].join('');
