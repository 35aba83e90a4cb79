import { beast, hen } from '../../props/animal';
import { hut } from '../../props/building';
import { figure, person } from '../../figure/figure';
import { spiralDance } from '../../figure/group';
import { hills, peak } from '../../ground/land';
import type { Scene } from '../../page';
import { fern, tree } from '../../ground/plant';
import { poses } from '../../figure/pose';
import { tarpa, tarpaPlayer } from '../../props/tarpa';

const player = tarpaPlayer([566, 548], 196);

/** The scene `circle-dance`. */
export const circleDance: Scene = (r) =>
  [
    hills([peak(-60, 210, 90, 70, 240, 210), peak(960, 210, 1120, 60, 1280, 210)]),
    tree([88, 560], 290, r, 8),
    tree([1118, 560], 290, r, 8),
    hut([46, 800], 120, 140),
    hut([1040, 800], 120, 140),
    hen([110, 860], 44),
    hen([180, 868], 36, true),
    beast([1080, 864], 42, true, 'goat'),
    fern([30, 700], 90, 6),
    fern([1170, 700], 90, -6),
    fern([200, 330], 70),
    fern([1000, 330], 70),
    figure([210, 800], 150, poses.cheer, { woman: true }),
    figure([990, 800], 150, poses.wave, { left: true }),
    spiralDance({ at: [600, 462], inner: 128, outer: 362, turns: 2.05, start: 70, flat: 0.9 }, 96, r),
    person(player),
    tarpa(player),
  ].join('');
