import type { Person } from '../../figure/bones';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { row } from '../../figure/group';
import { bunting } from '../../props/market';
import type { Scene } from '../../page';
import { tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { microphone } from '../../props/room';
import { box, cotton, cover, line, path, type Point, shape, times, white } from '../../svg';
import { wheel } from '../../props/vehicle';

const listener = (at: Point, i: number): Person => ({
  at,
  h: 240,
  ...villager([0, 1, 3, 4, 5, 6, 0][i % 7] ?? 0),
  halo: true,
  pose: i % 2 ? poses.listen : poses.stand,
});

/** The scene `van-stage`. */
export const vanStage: Scene = (r) =>
  [
    tree([110, 560], 480, r),
    bunting([130, 120], [330, 150], 16, 6),
    cover(shape(830, 250, 916, 250, 976, 370, 1006, 380, 1006, 500, 830, 500), 6),
    cover(shape(870, 280, 904, 280, 948, 370, 870, 370), 5, white, cotton),
    cover(box([310, 180], 520, 320), 7),
    cover(shape(310, 180, 830, 180, 870, 110, 270, 110), 6),
    line(
      times(8)
        .map((i) => path(318 + i * 66, 178, 284 + i * 76, 112))
        .join(''),
      4,
    ),
    wheel([420, 510], 54, 10),
    wheel([900, 510], 54, 10),
    microphone([706, 480], 170),
    figure([560, 484], 280, { ...poses.explain }, { woman: true }),
    cover(box([290, 480], 560, 24), 5, white, white),
    line(path(0, 566, 1200, 566), 4),
    row(5, [130, 740], [850, 740], (at, i) => ({ ...listener(at, i), h: 200, left: i > 2 })),
    row(4, [210, 872], [780, 872], (at, i) => ({ ...listener(at, i + 3), h: 270, left: i > 2 })),
    figure([1094, 880], 340, armed(poses.raise, [-30, 14], [172, 178]), { left: true, hat: 'turban' }),
  ].join('');
