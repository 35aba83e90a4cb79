import { behindTip, lineToEdge } from '../../frame';
import { figure } from '../../figure/figure';
import { bag } from '../../figure/hold';
import { poses } from '../../figure/pose';
import { moon } from '../../ground/land';
import type { Scene } from '../../page';
import { namaste } from '../../props/greet';
import { lights, shelves, stall } from '../../props/market';
import { line, onBow, times } from '../../svg';

/** The scene `after`: Saturday at seven, and everybody goes home with a bag. */
export const after: Scene = () =>
  [
    behindTip(
      844,
      [
        moon([1080, 180], 56),
        line('M380 330Q800 470 1220 300', 4),
        lights(
          times(12).map((i) => onBow([380, 336], [800, 486], [1220, 306], 0.04 + i * 0.084)),
          20,
        ),
        stall([20, 838], 370, 560),
        shelves([62, 838], 286, 370, 3, 4),
        namaste([510, 838], 440, { woman: true, hat: 'plait', stroke: 10 }),
        figure(
          [800, 838],
          450,
          { ...poses.walk, arms: [[-24, -4], { to: [916, 610] }] },
          { woman: true, stroke: 10, holds: [bag, null] },
        ),
        figure([1000, 838], 280, { ...poses.walk, arms: [{ to: [916, 610] }, [120, 160]] }, { stroke: 8 }),
      ].join(''),
    ),
    lineToEdge(844),
  ].join('');
