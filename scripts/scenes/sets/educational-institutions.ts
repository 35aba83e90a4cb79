import { flock, hen } from '../animal';
import { flag, hall } from '../building';
import { person } from '../figure';
import { frame } from '../frame';
import { cloud, hills, spiral } from '../land';
import type { Scene, SceneSet } from '../page';
import { beads, fern, grass, tree } from '../plant';
import { poses } from '../pose';
import { board } from '../room';
import { cover, disc, line, marigold, poly, times } from '../svg';

const child = (i: number, x: number, y: number, h: number): string =>
  person({ at: [x, y], h, woman: i % 2 === 0, hat: i % 2 ? 'none' : i % 4 ? 'plait' : 'bun', left: true, halo: true, pose: i % 5 === 2 ? { ...poses.floor, arms: [[-20, 58], [130, 168]] } : poses.floor });

const hero: Scene = (r) => [
  hills([[[-40, 330], [120, 190], [300, 330]]]), cloud([70, 110], 90), cloud([300, 80], 70), flock([520, 90], 3, 36), hall([60, 360], 230, 150, 4), flag([330, 360], 170), beads([0, 376], [520, 376], 24, 6),
  tree([860, 660], 780, r, 15), tree([560, 420], 0.1, r),
  board([120, 430], 300, 210, 180), line(disc([210, 530], 44), 5) + line(poly([[280, 580], [325, 496], [370, 580]], true), 5) + line(spiral([210, 530], 30, 2.5), 4, marigold),
  person({ at: [490, 830], h: 400, woman: true, halo: true, left: true, pose: { ...poses.point, arms: [[-46, -110], [108, 118]] } }),
  times(5).map((i) => child(i, 650 + i * 116, 690, 190)).join(''), times(5).map((i) => child(i + 2, 610 + i * 128, 830, 230)).join(''), hen([60, 836], 54), fern([40, 700], 120, 8), cover('M0 0', 0), grass([0, 842], [1200, 842], 12, r), frame({ bottom: 'zigzag' }),
].join('');

/** Schools and colleges. */
export const educationalInstitutions: SceneSet = { ground: 'monsoon', scenes: { hero } };
