import { figure } from '../../figure/figure';
import { pool, splash, umbrella } from '../../props/monsoon';
import { rain } from '../../props/outpost';
import type { Scene } from '../../page';
import { armed, limbs, poses } from '../../figure/pose';

/** The scene `one-umbrella`. */
export const oneUmbrella: Scene = (r) =>
  [
    rain([20, 10], [1180, 130], 34, r),
    rain([10, 180], [120, 820], 14, r),
    rain([900, 300], [1190, 820], 34, r),
    figure([190, 850], 370, armed(poses.stand, [-18, 8], [26, 60]), { hat: 'topi' }),
    figure([300, 856], 400, armed(poses.stand, [-20, 20], [20, -14]), { woman: true }),
    figure(
      [520, 854],
      400,
      { ...poses.stand, arms: limbs(-24, 10, 30, 80) },
      { hat: 'plait', woman: true, left: true },
    ),
    figure([410, 864], 420, { ...poses.stand, arms: limbs(-22, 8, 22, -8) }, { hat: 'cap' }),
    umbrella([540, 350], 800, -14, 560),
    figure([790, 860], 480, armed(poses.stand, { to: [604, 604] }, [26, -6])),
    splash([872, 492], 36),
    pool([330, 876], 300),
    pool([800, 880], 240),
  ].join('');
