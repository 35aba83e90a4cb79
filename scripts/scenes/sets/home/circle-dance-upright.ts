import { hen } from '../../props/animal';
import { hut } from '../../props/building';
import { figure, person } from '../../figure/figure';
import { spiralDance } from '../../figure/group';
import { poses } from '../../figure/pose';
import { hills, moon, peak, stars } from '../../ground/land';
import { beads, tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { tarpa, tarpaPlayer } from '../../props/tarpa';

const player = tarpaPlayer([396, 760], 240);

/** The scene `circle-dance-upright`. */
export const circleDanceUpright: Scene = (r) =>
  [
    stars([30, 30], [870, 170], 18, r),
    moon([450, 120], 50),
    hills([peak(-60, 262, 130, 120, 330, 262), peak(570, 262, 770, 110, 980, 262)]),
    beads([0, 268], [900, 268], 44, 6),
    spiralDance({ at: [450, 648], inner: 208, outer: 230, turns: 0.96, start: 98 }, 126, r),
    person(player),
    tarpa(player),
    tree([110, 1150], 240, r, 7),
    hut([690, 1150], 150, 160),
    figure([270, 1150], 124, poses.cheer, { woman: true }),
    figure([580, 1150], 124, poses.wave, { left: true }),
    hen([370, 1156], 44),
    hen([460, 1160], 36, true),
  ].join('');
