import { flock } from '../../props/animal';
import { hall } from '../../props/building';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { row } from '../../figure/group';
import { bag, pad, staff } from '../../figure/hold';
import { flag } from '../../props/market';
import type { Scene } from '../../page';
import { beads, tree } from '../../ground/plant';
import { limbs, poses } from '../../figure/pose';
import { counter } from '../../props/room';
import { box, cover, disc, each, line, marigold, polar, poly } from '../../svg';

/** The scene `hero`. */
export const hero: Scene = (r) =>
  [
    tree([110, 480], 340, r),
    tree([1090, 480], 340, r),
    hall([330, 480], 540, 370, 8),
    cover('M470 128Q600 -40 730 128Z', 6),
    line(
      each(7, (i) => poly([polar([600, 128], 198 + i * 24, 118, 76), [600, 128]])),
      3,
    ),
    line(disc([600, 188], 38), 5, marigold),
    flag([250, 480], 330),
    flag([950, 480], 330),
    flock([60, 80], 3, 38),
    flock([1040, 60], 3, 38),
    cover(box([280, 480], 640, 22), 5),
    cover(box([240, 502], 720, 22), 5),
    beads([0, 540], [1200, 540], 50, 6),
    row(11, [70, 660], [1130, 660], (at, i) => ({
      at,
      h: 118,
      hat: 'cap',
      halo: true,
      pose: { ...poses.walk, arms: limbs(-40, -10, 66, 150), legs: limbs(-20, -30, 52, 6) },
      holds: [i % 2 ? null : staff, null],
    })),
    beads([0, 674], [1200, 674], 50, 6),
    figure([1050, 800], 230, { ...poses.talk }, { woman: true, left: true, holds: [null, pad] }),
    counter([950, 745], 200, 90),
    row(8, [70, 836], [880, 836], (at, i) => ({
      at,
      h: [190, 178, 196, 184, 120, 190, 180, 194][i] ?? 190,
      ...villager(i + 1),
      halo: true,
      pose: [poses.stand, poses.listen, poses.talk, poses.akimbo][i % 4] ?? poses.stand,
      holds: [i % 3 ? null : bag, null],
    })),
    frame({ bottom: 'triangles' }),
  ].join('');
