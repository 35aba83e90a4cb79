import { fish, flock } from '../../props/animal';
import { figure } from '../../figure/figure';
import { mound, water } from '../../ground/land';
import type { Scene } from '../../page';
import { palm } from '../../ground/plant';
import { armed, limbs, poses } from '../../figure/pose';
import { cover, dots, line, marigold, path, type Point, shape, times } from '../../svg';

const bearer = (x: number, i: number): string =>
  figure(
    [x, 638],
    330,
    { ...armed(poses.walk, { to: [x - 44, 274] }, { to: [x + 48, 274] }), lean: 2 },
    { woman: i === 1, hat: i ? 'plait' : 'topi' },
  );

/** The scene `plank-bridge`. */
export const plankBridge: Scene = (r) => {
  const earth = times(40).map((i): Point => [
    (i % 2 ? 860 : 20) + (i % 8) * 44 + (Math.floor(i / 8) % 2) * 20,
    690 + Math.floor(i / 8) * 44,
  ]);
  return [
    flock([560, 110], 4, 46),
    palm([1098, 640], 240, r),
    water([360, 770], 500, 5, 30, 62),
    fish([450, 828], 70),
    fish([768, 850], 60, true),
    mound([500, 930], 230, 276),
    cover(shape(-20, 640, 370, 640, 404, 920, -20, 920) + shape(1220, 640, 840, 640, 806, 920, 1220, 920), 6),
    line(dots(earth), 6),
    bearer(116, 0),
    bearer(282, 1),
    line(path(24, 264, 410, 264), 20),
    line(path(322, 632, 640, 650), 18),
    figure(
      [488, 636],
      340,
      {
        ...poses.reach,
        lean: 18,
        legs: limbs(-18, -10, 24, 10),
        arms: [{ to: [600, 500] }, { to: [640, 516] }],
      },
      { woman: true },
    ),
    figure(
      [982, 638],
      340,
      { ...poses.kneel, lean: 22, arms: [{ to: [850, 566] }, { to: [884, 590] }] },
      { left: true, hat: 'cap' },
    ),
    line(path(566, 490, 896, 594), 18, marigold),
  ].join('');
};
