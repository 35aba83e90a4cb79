import { figure } from '../../figure/figure';
import { pool, splash, umbrella } from '../../props/monsoon';
import { rain } from '../../props/outpost';
import type { Scene } from '../../page';
import { armed, limbs, type Pose, poses } from '../../figure/pose';

/** They stand close, arms at the body: so each has room under it. */
const close: Pose = { ...poses.stand, arms: limbs(-10, 2, 10, -2), legs: limbs(-4, -1, 4, 1) };

/** The scene `one-umbrella`. */
export const oneUmbrella: Scene = (r) =>
  [
    rain([20, 10], [1180, 130], 34, r),
    rain([10, 180], [120, 820], 14, r),
    rain([900, 300], [1190, 820], 34, r),
    figure([168, 852], 356, close, { hat: 'topi' }),
    figure([294, 858], 340, close, { woman: true }),
    figure([540, 854], 350, close, { hat: 'plait', woman: true, left: true }),
    figure([416, 862], 384, close, { hat: 'cap' }),
    umbrella([540, 350], 800, -14, 560),
    figure([790, 860], 480, armed(poses.stand, { to: [604, 604] }, [26, -6])),
    splash([872, 492], 36),
    pool([330, 876], 300),
    pool([800, 880], 240),
  ].join('');
