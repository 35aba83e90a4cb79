import { figure } from '../../figure/figure';
import { crate, lantern, spanner } from '../../figure/hold';
import { gear } from '../../props/machine';
import type { Scene } from '../../page';
import { armed, poses } from '../../figure/pose';
import { line, path, white } from '../../svg';
import { openMachine } from '../../props/works';

/** The scene `breakdown`. */
export const breakdown: Scene = () =>
  [
    openMachine([600, 440], 425),
    gear([640, 262], 148, 24, white),
    gear([412, 290], 82, 14, white),
    gear([372, 448], 80, 14, white),
    gear([838, 378], 82, 14, white),
    gear([826, 530], 68, 12, white),
    line(path(342, 694, 858, 694), 14),
    figure([520, 688], 270, armed(poses.raise, [-50, 40], { to: [440, 500] }), {
      hat: 'cap',
      left: true,
      holds: [null, spanner],
    }),
    figure(
      [650, 695],
      270,
      { ...poses.kneel, lean: 22, arms: [{ to: [700, 600] }, { to: [714, 640] }] },
      { woman: true, hat: 'plait' },
    ),
    gear([766, 636], 52, 11),
    line(path(0, 866, 1200, 866), 7),
    figure([116, 862], 310, armed(poses.raise, [-50, 40], { to: [210, 600] }), {
      woman: true,
      holds: [null, lantern],
    }),
    figure([1080, 862], 310, poses.carry, { hat: 'cap', left: true, holds: [null, crate] }),
  ].join('');
