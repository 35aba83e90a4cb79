import { flock } from '../../props/animal';
import { block, hut } from '../../props/building';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { row } from '../../figure/group';
import { bag, phone } from '../../figure/hold';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, palm } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { chair, table } from '../../props/room';
import { box, cotton, cover, disc, dots, line, type Point, polar, times, white } from '../../svg';

/** The scene `phone-call`. */
export const phoneCall: Scene = (r) => {
  const arcs = times(5).flatMap((k) =>
    times(26).map((i): Point => polar([600, 640 + k * 12], 200 + i * 5.6, 330 + k * 26, 330 + k * 44)),
  );
  return [
    line(dots(arcs.filter(([, y]) => y > 30)), 6, white),
    block([30, 420], 110, 240, 3, 6),
    block([160, 420], 80, 150, 2, 4),
    hills([peak(880, 420, 1010, 270, 1150, 420), peak(1040, 420, 1160, 300, 1300, 420)]),
    sun([600, 380], 62),
    beads([0, 436], [300, 436], 15, 6),
    beads([900, 436], [1200, 436], 15, 6),
    palm([1120, 780], 330, r),
    flock([540, 540], 3, 34),
    row(4, [580, 824], [800, 824], (at, i) => ({
      at,
      h: 120,
      ...villager(i),
      pose: i % 2 ? poses.head : poses.walk,
      holds: [null, i % 2 ? null : bag],
    })),
    hut([620, 690], 110, 120),
    chair([170, 694], 130),
    figure([158, 690], 470, armed(poses.chair, [20, 84], [62, 172]), {
      hung: true,
      hat: 'tie',
      holds: [null, phone],
    }),
    table([262, 590], 270, 234),
    cover(box([400, 506], 100, 80), 5, white, cotton),
    cover(disc([320, 576], 15, 12), 4),
    figure([950, 826], 470, armed(poses.stand, [-50, 44], [62, 172]), {
      woman: true,
      left: true,
      holds: [null, phone],
    }),
    figure([1070, 826], 220, poses.cheer, { left: true }),
    frame({ bottom: 'zigzag' }),
  ].join('');
};
