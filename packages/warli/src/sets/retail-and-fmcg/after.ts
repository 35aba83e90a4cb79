import { fromTip, lineToEdge } from '../../frame';
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
    moon([1040, 330], 56),
    line('M428 206Q830 280 1220 80', 4),
    lights(
      times(12).map((i) => onBow([428, 212], [830, 296], [1220, 86], 0.04 + i * 0.084)),
      20,
    ),
    fromTip(
      844,
      [
        stall([0, 838], 310, 560),
        shelves([36, 838], 238, 370, 3, 3),
        namaste([386, 838], 460, { woman: true, hat: 'plait', stroke: 10 }),
        figure(
          [618, 838],
          480,
          { ...poses.walk, arms: [[-24, -4], { to: [724, 610] }] },
          { woman: true, stroke: 10, holds: [bag, null] },
        ),
        figure([790, 838], 280, { ...poses.walk, arms: [{ to: [724, 610] }, [120, 160]] }, { stroke: 8 }),
      ].join(''),
      1.14,
      0,
    ),
    lineToEdge(844),
  ].join('');
