import { figure } from '../../figure/figure';
import { band, frame } from '../../frame';
import { pad, spanner } from '../../figure/hold';
import { gear } from '../../props/machine';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { lamp } from '../../props/room';
import { box, each, ink, line, path, white } from '../../svg';
import { car, wheel } from '../../props/vehicle';

/** The scene `car-workshop`. */
export const carWorkshop: Scene = () =>
  [
    band('comb', [0, 0], 1200, 22),
    lamp([300, 40], 60, 40),
    lamp([900, 40], 60, 40),
    line(box([60, 190], 250, 200), 4),
    line(
      each(5, (i) => `M${90 + i * 46} 214v${60 + (i % 2) * 50}m-10 0h20M${84 + i * 46} 214h12`),
      5,
    ),
    gear([960, 270], 76, 14),
    gear([1070, 360], 56, 11, white),
    wheel([90, 770], 62, 10),
    wheel([120, 650], 62, 10),
    wheel([1120, 770], 62, 10),
    line(path(420, 830, 420, 500) + path(800, 830, 800, 500), 14),
    ink(box([380, 826], 90, 14) + box([756, 826], 90, 14)),
    line(path(330, 502, 900, 502), 14),
    car([330, 500], 570),
    figure(
      [530, 838],
      330,
      { ...poses.stand, arms: limbs(-150, -170, 140, 168), nod: -14 },
      { hat: 'cap', holds: [null, spanner] },
    ),
    figure([690, 838], 320, armed(poses.raise, [-40, 20], [150, 172]), {
      hat: 'cap',
      left: true,
      holds: [null, spanner],
    }),
    figure([250, 838], 350, armed(poses.point, [-34, 0], [120, 128]), { hat: 'cap', holds: [spanner, null] }),
    figure([960, 838], 350, { ...poses.talk }, { woman: true, left: true, holds: [null, pad] }),
    frame({ bottom: 'zigzag' }),
  ].join('');
