import { hen } from '../../props/animal';
import { hut } from '../../props/building';
import { figure, person } from '../../figure/figure';
import { spiralDance } from '../../figure/group';
import { poses } from '../../figure/pose';
import { hills, moon, peak, stars } from '../../ground/land';
import { beads, tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { tarpa, tarpaPlayer } from '../../props/tarpa';

const player = tarpaPlayer([398, 704], 216);

/** The scene `circle-dance-upright`. */
export const circleDanceUpright: Scene = (r) =>
  [
    stars([30, 30], [870, 170], 18, r),
    moon([450, 120], 50),
    hills([peak(-60, 244, 130, 110, 330, 244), peak(570, 244, 770, 100, 980, 244)]),
    beads([0, 250], [900, 250], 44, 6),
    spiralDance({ at: [450, 600], inner: 190, outer: 208, turns: 0.96, start: 98 }, 114, r),
    person(player),
    tarpa(player),
    tree([110, 1150], 220, r, 7),
    hut([690, 1150], 150, 160),
    figure([270, 1150], 124, poses.cheer, { woman: true }),
    figure([580, 1150], 124, poses.wave, { left: true }),
    hen([370, 1156], 44),
    hen([460, 1160], 36, true),
  ].join('');
