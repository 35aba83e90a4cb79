import { tent } from '../../props/building';
import { villager } from '../../figure/cast';
import { figure } from '../../figure/figure';
import { row } from '../../figure/group';
import { hammer } from '../../figure/hold';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, grass, tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { line, marigold, move, path, type Point, poly } from '../../svg';

/** The scene `tents`. */
export const tents: Scene = (r) => {
  const rope = (from: Point, to: Point): string => line(poly([from, to]), 4);
  const puller = (x: number, left: boolean): string => {
    const [k, grip] = [left ? -1 : 1, [x + (left ? -96 : 96), 664] as Point];
    return figure([x, 800], 290, armed(poses.pull, { to: grip }, { to: move(grip, k * 34, -22) }), {
      left,
      ...(left ? { hat: 'turban' as const } : {}),
    });
  };
  return [
    hills([
      peak(236, 330, 380, 150, 560, 330),
      peak(470, 330, 600, 190, 740, 330),
      peak(620, 330, 800, 120, 970, 330),
    ]),
    sun([560, 100], 44),
    tree([1092, 440], 300, r),
    tree([110, 440], 280, r),
    beads([0, 344], [1200, 344], 52, 6),
    tent([300, 450], 220, 160),
    tent([900, 450], 220, 160),
    row(5, [440, 450], [770, 450], (at, i) => ({
      at,
      h: 118,
      ...villager(i + 1),
      left: i > 2,
      pose: i % 2 ? poses.carry : poses.walk,
    })),
    tent([600, 790], 600, 370),
    puller(140, false),
    puller(1060, true),
    rope([120, 738], [464, 560]),
    rope([1080, 738], [736, 560]),
    figure([330, 848], 250, armed(poses.kneel, [30, 70], [110, 140]), { woman: true, holds: [null, hammer] }),
    figure([870, 848], 250, armed(poses.kneel, [30, 70], [110, 140]), { left: true, holds: [null, hammer] }),
    line(path(438, 852, 426, 790) + path(762, 852, 774, 790), 8, marigold),
    figure([600, 850], 250, poses.cheer, { woman: true, hat: 'plait' }),
    grass([20, 872], [1180, 872], 14, r),
  ].join('');
};
