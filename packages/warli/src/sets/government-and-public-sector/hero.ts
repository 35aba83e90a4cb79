import { flock } from '../../props/animal';
import { hall } from '../../props/building';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { frame, tips } from '../../frame';
import { row } from '../../figure/group';
import { bag, pad, staff } from '../../figure/hold';
import { flag } from '../../props/market';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { limbs, poses } from '../../figure/pose';
import { counter } from '../../props/room';
import { box, cover, disc, each, line, marigold, polar, poly } from '../../svg';

/** The scene `hero`. */
export const hero: Scene = () =>
  [
    hall([330, 416], 540, 320, 8),
    cover('M470 108Q600 -40 730 108Z', 6),
    line(
      each(7, (i) => poly([polar([600, 108], 198 + i * 24, 116, 66), [600, 108]])),
      3,
    ),
    line(disc([600, 164], 34), 5, marigold),
    flag([130, 470], 300),
    flag([985, 470], 300),
    flock([70, 110], 3, 38),
    cover(box([280, 416], 640, 22), 5),
    cover(box([240, 438], 720, 22), 5),
    tips(470),
    beads([86, 470], [1114, 470], 44, 6),
    row(9, [116, 600], [1080, 600], (at, i) => ({
      at,
      h: 116,
      hat: 'cap',
      halo: true,
      pose: { ...poses.walk, arms: limbs(-40, -10, 66, 150), legs: limbs(-20, -30, 52, 6) },
      holds: [i % 2 ? null : staff, null],
    })),
    tips(614),
    beads([86, 614], [1114, 614], 44, 6),
    figure([1060, 836], 236, { ...poses.talk }, { woman: true, left: true, holds: [null, pad] }),
    counter([950, 738], 206, 98),
    row(6, [104, 836], [850, 836], (at, i) => ({
      at,
      h: [200, 192, 206, 130, 198, 204][i] ?? 200,
      ...villager(i + 1),
      halo: true,
      pose: [poses.stand, poses.listen, poses.talk, poses.akimbo][i % 4] ?? poses.stand,
      holds: [i % 3 ? null : bag, null],
    })),
    frame({ bottom: 'triangles', isOpening: true }),
  ].join('');
