import { flock } from '../../props/animal';
import { block, factory, tent } from '../../props/building';
import { colleague } from '../../figure/cast';
import { row } from '../../figure/group';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, grass, tree } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { dashes, hide, line, marigold } from '../../svg';
import { bus } from '../../props/vehicle';

const outer = 'M-20 874C500 890 1176 890 1150 700C1130 590 800 630 752 566C728 530 760 490 800 460';
const inner = 'M784 460C720 490 668 530 694 582C740 660 976 622 990 700C996 770 500 770-20 756';

/** The scene `industries`. */
export const industries: Scene = (r) =>
  [
    sun([690, 130], 58),
    hills([peak(600, 460, 690, 290, 800, 460), peak(760, 460, 940, 150, 1160, 460)]),
    beads([0, 474], [1200, 474], 52, 6),
    hide(`${outer}L${inner.slice(1)}Z`),
    line(outer + inner, 4.5),
    dashes('M-20 815C500 830 1086 830 1070 700C1054 606 760 640 722 574', 5, [30, 26], marigold),
    block([50, 474], 110, 330, 3, 8),
    block([176, 474], 90, 210, 2, 5),
    block([280, 474], 70, 270, 2, 7),
    factory([370, 474], 210, 170),
    row(3, [90, 744], [270, 744], (at, i) => ({ at, h: 170, halo: true, ...colleague(i), pose: poses.wave })),
    bus([330, 838], 470),
    tree([880, 600], 130, r),
    tent([960, 560], 90, 70),
    tent([1060, 566], 90, 70),
    flock([400, 80], 3, 38, true),
    grass([0, 890], [1200, 890], 12, r),
  ].join('');
