import { beast, fish } from '../animal';
import { boat } from '../boat';
import { block, factory, flag, hall, hut, stall } from '../building';
import { villager } from '../cast';
import { cross } from '../clinic';
import { person } from '../figure';
import { frame } from '../frame';
import { lattice, panel, tractor, van } from '../machine';
import { sun, trail } from '../land';
import type { Scene, SceneSet } from '../page';
import { crops, fern, palm, tree } from '../plant';
import { poses } from '../pose';
import { dots, ground, line, marigold, move, white, type Point } from '../svg';

const road = (points: readonly Point[]): string => line(trail(points), 50, white) + line(trail(points), 41, ground);

const folk: readonly [number, number, number][] = [[330, 250, 84], [366, 250, 80], [560, 268, 84], [690, 270, 80], [950, 262, 84], [1110, 262, 80], [200, 560, 84], [250, 560, 80], [540, 556, 84], [700, 560, 84], [980, 556, 84], [1040, 556, 80], [120, 836, 84], [420, 838, 84], [470, 838, 80], [820, 836, 84], [1110, 836, 84]];

const hero: Scene = (r) => {
  const roads: Point[][] = [[[-30, 310], [300, 300], [620, 330], [900, 300], [1230, 320]], [[-30, 620], [300, 600], [620, 640], [900, 600], [1230, 620]], [[430, -30], [450, 200], [400, 420], [440, 620], [400, 930]], [[830, -30], [800, 200], [850, 420], [800, 640], [840, 930]]];
  return [
    roads.map(road).join(''), line(roads.map((p) => trail(p)).join(''), 3.5, marigold).replace('/>', ' stroke-dasharray="22 26"/>'),
    hall([60, 250], 210, 170), factory([510, 268], 200, 170), line(dots([[0, -9]]), 1), block([890, 262], 80, 200, 2, 5), hall([1000, 262], 150, 150, 4), cross([165, 84], 26),
    tractor([40, 560], 150), crops([50, 400], 280, 2, 32), tree([330, 570], 150, r), stall([500, 556], 220, 160, marigold), hut([740, 556], 60, 80), sun([620, 470], 0.1), lattice([930, 560], 190, 80, 5), panel([1000, 470], 120, 60), panel([1060, 560], 120, 60),
    tree([300, 838], 180, r), hut([60, 836], 120, 140), flag([210, 836], 120), van([480, 836], 210), palm([730, 838], 170, r), boat([960, 770], 200), fish([1090, 720], 60), fish([930, 830], 50, true), boat([1110, 820], 110, true), beast([180, 420], 0.1), fern([1170, 836], 100, -6),
    folk.map(([x, y, h], i) => person({ at: [x, y], h, ...villager(i), left: i % 2 === 1, halo: true, pose: [poses.walk, poses.wave, poses.talk, poses.carry, poses.point][i % 5] ?? poses.walk })).join(''), move([0, 0], 0, 0) ? '' : '', frame({ bottom: 'triangles' }),
  ].join('');
};

/** The industries together. */
export const industries: SceneSet = { ground: 'terracotta', scenes: { hero } };
