import { villager } from '../../figure/cast';
import { frame } from '../../frame';
import { pullers, row } from '../../figure/group';
import { mound } from '../../ground/land';
import { bunting } from '../../props/market';
import type { Scene } from '../../page';
import { beads, grass } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { ground, line, marigold, path } from '../../svg';

/** The rope, whose ends fall to the ground behind the last of both teams. */
const rope = 'M92 800C20 812 66 742 44 700S56 606 116 606H1084C1144 606 1178 658 1156 700S1180 812 1108 800';

/** The scene `rope-pull`. */
export const ropePull: Scene = (r) =>
  [
    mound([-40, 330], 420, 170),
    mound([820, 330], 420, 170),
    mound([330, 330], 540, 210),
    beads([0, 352], [1200, 352], 46, 6),
    row(15, [90, 450], [1110, 450], (at, i) => ({
      at,
      h: r.near(104, 8),
      ...villager(i),
      pose: i % 3 ? poses.cheer : poses.leap,
    })),
    bunting([0, 60], [600, 60], 46, 15),
    bunting([600, 60], [1200, 60], 46, 15),
    pullers(4, [545, 606], [90, 606], 776, 262, false, r),
    pullers(4, [655, 606], [1110, 606], 776, 262, true, r),
    line(rope, 14, ground) + line(rope, 8),
    line(path(582, 606, 618, 606), 22, marigold),
    line(path(600, 606, 590, 668) + path(600, 606, 612, 668), 5, marigold),
    line(path(600, 740, 600, 790), 4),
    grass([40, 800], [1160, 800], 12, r),
    frame({ bottom: 'triangles' }),
  ].join('');
