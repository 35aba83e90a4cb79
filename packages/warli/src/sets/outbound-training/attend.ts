import { flock } from '../../props/animal';
import type { Person } from '../../figure/bones';
import { colleague } from '../../figure/cast';
import { figure, person } from '../../figure/figure';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { dots, line, marigold, polar, times } from '../../svg';

const one = (i: number): Person => {
  const x = 84 + i * 114.6;
  const y = 606 + 250 * Math.sqrt(1 - ((x - 600) / 560) ** 2);
  return {
    at: [x, y],
    h: 190 + (y - 606) * 0.16,
    ...colleague(i),
    ...(i === 3 ? { hat: 'turban' as const, woman: false } : {}),
    left: i > 4,
    halo: true,
    pose: i % 4 === 1 ? poses.akimbo : armed(poses.stand, [-22, 10], [22, -8]),
  };
};

/** The scene `attend`. */
export const attend: Scene = (r) => {
  const rings = times(3).flatMap((k) =>
    times(16 + k * 12).map((i) => polar([600, 580], (i * 360) / (16 + k * 12), 120 + k * 76, 20 + k * 18)),
  );
  return [
    hills([peak(760, 330, 960, 150, 1150, 330)]),
    sun([760, 130], 50),
    beads([0, 344], [1200, 344], 52, 6),
    tree([270, 470], 420, r, 13),
    flock([500, 110], 3, 40),
    line(dots(rings), 6),
    figure([600, 590], 310, armed(poses.explain, [-56, -116], [56, 116]), { shirt: marigold }),
    times(10).map(one).map(person).join(''),
  ].join('');
};
