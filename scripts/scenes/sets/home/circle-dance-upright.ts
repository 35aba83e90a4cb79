import { hen } from '../../props/animal';
import { hut } from '../../props/building';
import { figure, person } from '../../figure/figure';
import { spiralDance } from '../../figure/group';
import { poses } from '../../figure/pose';
import { hills, moon, peak, stars } from '../../ground/land';
import { beads, tree } from '../../ground/plant';
import type { Scene } from '../../page';
import { tarpa, tarpaPlayer } from '../../props/tarpa';

const player = tarpaPlayer([424, 776], 190);

/** The scene `circle-dance-upright`. */
export const circleDanceUpright: Scene = (r) =>
  [
    stars([30, 30], [870, 170], 18, r),
    moon([700, 110], 46),
    hills([peak(-60, 300, 130, 150, 330, 300), peak(560, 300, 760, 140, 980, 300)]),
    beads([0, 306], [900, 306], 44, 6),
    spiralDance({ at: [450, 690], inner: 116, outer: 276, turns: 1.85, start: 70 }, 82, r),
    person(player),
    tarpa(player),
    tree([96, 1120], 240, r, 7),
    hut([650, 1130], 150, 160),
    figure([250, 1130], 150, poses.cheer, { woman: true }),
    figure([560, 1130], 150, poses.wave, { left: true }),
    hen([350, 1150], 44),
    hen([430, 1156], 36, true),
  ].join('');
