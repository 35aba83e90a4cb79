import { frame } from '../../frame';
import { pullers } from '../../figure/group';
import { mound } from '../../ground/land';
import { bunting } from '../../props/market';
import type { Scene } from '../../page';
import { beads, grass } from '../../ground/plant';
import { ground, line, marigold, path } from '../../svg';

/** The rope, whose ends fall to the ground behind the last of both teams. */
const rope = 'M92 806C20 818 60 740 40 690S50 560 116 560H1084C1150 560 1180 640 1160 690S1180 818 1108 806';

/** The scene `rope-pull`. */
export const ropePull: Scene = (r) =>
  [
    mound([-60, 384], 460, 200),
    mound([800, 384], 460, 200),
    mound([330, 384], 540, 250),
    beads([0, 410], [1200, 410], 46, 6),
    bunting([0, 60], [600, 60], 46, 15),
    bunting([600, 60], [1200, 60], 46, 15),
    pullers(3, [556, 560], [92, 560], 796, 346, false, r),
    pullers(3, [644, 560], [1108, 560], 796, 346, true, r),
    line(rope, 14, ground) + line(rope, 8),
    line(path(582, 560, 618, 560), 22, marigold),
    line(path(600, 560, 588, 634) + path(600, 560, 614, 634), 5, marigold),
    line(path(600, 740, 600, 800), 4),
    grass([140, 816], [1060, 816], 10, r),
    frame({ bottom: 'triangles' }),
  ].join('');
