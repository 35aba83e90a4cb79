import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { spiral } from '../../ground/land';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { dots, line, path, type Point, times } from '../../svg';
import { cauldron } from '../../props/village';

/** The scene `big-kitchen`. */
export const bigKitchen: Scene = (r) => {
  const salt = times(18).map((i): Point => [r.between(826, 858), 456 + i * 6]);
  return [
    line(spiral([560, 330], 46, 2.2) + spiral([610, 230], 36, 2, 90) + spiral([550, 150], 28, 2, 40), 4),
    figure(
      [300, 830],
      600,
      { ...poses.stand, lean: 4, nod: 8, arms: [{ to: [350, 440] }, { to: [420, 400] }] },
      { hat: 'topi', stroke: 10 },
    ),
    line(path(446, 330, 330, 560), 11),
    cauldron([330, 838], 400),
    figure(
      [1030, 838],
      580,
      { ...poses.stand, lean: 10, nod: 10, arms: [[-40, 30], { to: [846, 432] }] },
      { woman: true, left: true, stroke: 10 },
    ),
    line(dots(salt), 7),
    cauldron([900, 838], 330),
    figure([620, 842], 400, armed(poses.explain, [-50, 40], [46, 130]), { woman: true, hat: 'plait' }),
    frame({ bottom: 'triangles' }),
  ].join('');
};
