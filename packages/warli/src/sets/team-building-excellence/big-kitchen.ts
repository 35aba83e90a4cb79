import { figure } from '../../figure/figure';
import { armed, poses } from '../../figure/pose';
import { frame } from '../../frame';
import { spiral } from '../../ground/land';
import type { Scene } from '../../page';
import { cauldron } from '../../props/village';
import { dots, line, path, type Point, times } from '../../svg';

/** The scene `big-kitchen`. */
export const bigKitchen: Scene = (r) => {
  const salt = times(18).map((i): Point => [r.between(856, 888), 456 + i * 7]);
  return [
    line(spiral([400, 470], 40, 2.2) + spiral([450, 370], 32, 2, 90) + spiral([398, 292], 24, 2, 40), 4),
    figure(
      [122, 838],
      560,
      { ...poses.stand, lean: 6, nod: 10, arms: [{ to: [232, 398] }, { to: [264, 480] }] },
      { hat: 'topi', stroke: 10 },
    ),
    line(path(238, 369, 331, 600), 11),
    cauldron([350, 838], 320),
    line(dots(salt), 7),
    cauldron([850, 838], 320),
    figure(
      [1090, 838],
      540,
      { ...poses.stand, lean: 6, nod: 10, arms: [[-26, 20], { to: [872, 438] }] },
      { woman: true, left: true, stroke: 10 },
    ),
    figure([600, 842], 420, armed(poses.talk, [-14, 8], [20, 168]), { woman: true, hat: 'plait' }),
    frame({ bottom: 'triangles' }),
  ].join('');
};
