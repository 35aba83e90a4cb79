import { band } from '../../frame';
import { spiral, stars } from '../../ground/land';
import { oilLamp } from '../../props/listen';
import type { Scene } from '../../page';
import { limbs } from '../../figure/pose';
import { chair } from '../../props/room';
import { bench, seated } from '../../figure/seat';
import { box, cover, line, path } from '../../svg';

/** The scene `attend`. */
export const attend: Scene = (r) =>
  [
    stars([20, 20], [1180, 260], 34, r),
    cover(box([760, 640], 480, 290), 6) + band('diamonds', [772, 676], 440, 30),
    bench([800, 568], 120, 72),
    seated([844, 560], 638, 330, { lean: -2, arms: limbs(30, 70, 60, 140) }, { hat: 'turban' }),
    bench([1024, 568], 120, 72),
    seated(
      [1100, 560],
      638,
      330,
      { lean: 12, nod: 12, arms: limbs(20, 66, 36, 74) },
      { woman: true, left: true },
    ),
    line(spiral([976, 372], 34, 2.4), 4),
    line(path(0, 852, 760, 852), 6),
    oilLamp([646, 850], 400),
    chair([136, 706], 144),
    seated(
      [136, 700],
      850,
      470,
      { lean: 12, nod: 12, arms: limbs(24, 66, 40, 78) },
      { stroke: 10, hat: 'none' },
    ),
    chair([446, 706], 144, true),
    seated(
      [446, 700],
      850,
      470,
      { lean: 0, arms: limbs(30, 84, 58, 134) },
      { woman: true, hat: 'plait', left: true, stroke: 10 },
    ),
    line(spiral([292, 420], 44, 2.6, 180), 5),
  ].join('');
