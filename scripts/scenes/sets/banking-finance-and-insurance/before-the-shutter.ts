import { shutter } from '../../props/bank';
import { colleague } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { band } from '../../frame';
import { row } from '../../figure/group';
import { pad } from '../../figure/hold';
import { spiral } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, fern } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { lamp } from '../../props/room';
import { cover, disc, line, marigold, path } from '../../svg';

/** The scene `before-the-shutter`. */
export const beforeTheShutter: Scene = () =>
  [
    band('triangles', [120, 36], 960, 30),
    cover(disc([600, 142], 58), 5) + line(spiral([600, 142], 42, 3), 5, marigold),
    lamp([410, 410], 40, 30),
    lamp([846, 410], 40, 30),
    line(path(140, 84, 140, 836) + path(1060, 84, 1060, 836), 16),
    shutter([150, 220], 900, 200),
    line(path(0, 842, 1200, 842), 6),
    figure([260, 838], 390, armed(poses.explain, [-34, 12], [56, 120]), { woman: true }),
    row(3, [545, 838], [960, 838], (at, i) => ({
      at,
      h: [370, 376, 364][i] ?? 350,
      ...colleague(i + 2),
      left: true,
      halo: true,
      pose: [poses.listen, poses.stand, poses.stand][i] ?? poses.stand,
      holds: [null, i === 0 ? pad : null],
    })),
    fern([60, 838], 180, 10),
    fern([1140, 838], 180, -10),
    beads([0, 872], [1200, 872], 52, 7),
  ].join('');
