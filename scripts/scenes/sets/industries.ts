import { fish } from '../animal';
import { boat } from '../boat';
import { factory, hall, hut } from '../building';
import { villager } from '../cast';
import { cross } from '../clinic';
import { people } from '../figure';
import { frame } from '../frame';
import { spiral, trail, water } from '../land';
import { panel, windmill } from '../machine';
import { bunting, shelves, stall } from '../market';
import type { Scene, SceneSet } from '../page';
import { crops, tree } from '../plant';
import { poses } from '../pose';
import { dashes, ground, line, marigold, type Point, points, white } from '../svg';
import { tractor, van } from '../vehicle';

const road = (way: readonly Point[]): string => line(trail(way), 50, white) + line(trail(way), 41, ground);

const folk: readonly [number, number, number][] = [
  [340, 262, 96],
  [374, 264, 92],
  [568, 268, 96],
  [716, 268, 92],
  [868, 266, 96],
  [1156, 266, 92],
  [262, 572, 100],
  [362, 572, 96],
  [484, 570, 96],
  [738, 570, 96],
  [878, 568, 96],
  [1166, 568, 96],
  [226, 838, 100],
  [362, 838, 96],
  [486, 838, 96],
  [744, 838, 100],
  [880, 838, 96],
];

const hero: Scene = (r) => {
  const roads: Point[][] = [
    points(-30, 306, 300, 296, 620, 320, 900, 296, 1230, 312),
    points(-30, 612, 300, 602, 620, 626, 900, 602, 1230, 616),
    points(424, -30, 440, 200, 404, 440, 432, 640, 410, 930),
    points(812, -30, 800, 200, 836, 440, 800, 640, 824, 930),
  ];
  return [
    roads.map(road).join(''),
    dashes(roads.map((p) => trail(p)).join(''), 3.5, [22, 26], marigold),
    hall([50, 266], 250, 210),
    cross([175, 100], 32),
    factory([486, 272], 230, 190),
    hall([930, 266], 200, 190, 5),
    line(spiral([1030, 118], 22, 2), 4, marigold),
    crops([30, 376], 330, 2, 34),
    tractor([40, 574], 190),
    tree([320, 560], 170, r),
    shelves([520, 566], 170, 120, 2, 4),
    stall([500, 570], 220, 180, marigold),
    windmill([930, 560], 150, 20),
    windmill([1040, 560], 180, 70),
    panel([960, 570], 150, 56),
    windmill([1140, 470], 90, 40),
    hut([40, 836], 150, 180),
    tree([300, 838], 190, r),
    bunting([60, 650], [380, 650], 20, 10),
    van([500, 840], 240, marigold),
    water([860, 730], 330, 4, 30, 60),
    boat([1010, 770], 220),
    boat([1120, 826], 130, true),
    fish([930, 820], 60),
    people(
      folk.map(([x, y, h], i) => ({
        at: [x, y] as Point,
        h,
        ...villager(i),
        left: i % 2 === 1,
        halo: true,
        pose: [poses.walk, poses.wave, poses.talk, poses.explain, poses.point][i % 5] ?? poses.walk,
      })),
    ),
    frame({ bottom: 'triangles' }),
  ].join('');
};

/** The industries together. */
export const industries: SceneSet = { ground: 'terracotta', scenes: { hero } };
