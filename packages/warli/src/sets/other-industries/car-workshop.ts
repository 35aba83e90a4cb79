import { figure } from '../../figure/figure';
import { band, frame } from '../../frame';
import { pad, spanner } from '../../figure/hold';
import { gear } from '../../props/machine';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';
import { lamp } from '../../props/room';
import { box, each, ink, line, path, white } from '../../svg';
import { car, wheel } from '../../props/vehicle';

/** Somebody below the car, head back and a hand at its floor; who faces right has a spanner in it. */
const mechanic = (x: number, h: number, left = false): string =>
  figure(
    [x, 838],
    h,
    { ...poses.stand, arms: limbs(-20, 6, 160, 176), nod: -14 },
    { hat: 'cap', left, holds: [null, left ? null : spanner] },
  );

/** The scene `car-workshop`. */
export const carWorkshop: Scene = () =>
  [
    band('comb', [0, 0], 1200, 22),
    lamp([300, 29], 71, 40),
    lamp([900, 29], 71, 40),
    line(box([60, 190], 250, 200), 4),
    line(
      each(5, (i) => `M${90 + i * 46} 214v${60 + (i % 2) * 50}m-10 0h20M${84 + i * 46} 214h12`),
      5,
    ),
    gear([960, 270], 76, 14),
    gear([1070, 360], 56, 11, white),
    wheel([80, 770], 62, 10),
    wheel([80, 646], 62, 10),
    wheel([1136, 778], 54, 10),
    line(path(420, 830, 420, 500) + path(800, 830, 800, 500), 14),
    ink(box([380, 826], 90, 14) + box([756, 826], 90, 14)),
    line(path(330, 502, 900, 502), 14),
    car([330, 500], 570),
    mechanic(498, 330),
    mechanic(710, 322, true),
    figure([240, 838], 350, armed(poses.talk, [-18, 4], [4, 152]), { hat: 'cap', holds: [null, spanner] }),
    figure([1000, 838], 350, armed(poses.talk, [-20, 6], [14, 104]), {
      woman: true,
      left: true,
      holds: [null, pad],
    }),
    frame({ bottom: 'zigzag' }),
  ].join('');
