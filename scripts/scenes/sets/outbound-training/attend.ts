import { flock } from '../../props/animal';
import type { Person } from '../../figure/bones';
import { colleague } from '../../figure/cast';
import { figure, person } from '../../figure/figure';
import { hills, peak, sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, tree } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { dots, line, marigold, polar, times } from '../../svg';

/** The scene `attend`. */
export const attend: Scene = (r) => {
  const arc = times(10).map((i): Person => {
    const at = polar([600, 560], 166 - (i * 152) / 9, 500, 270);
    return {
      at,
      h: 215 + (at[1] - 560) * 0.12,
      ...colleague(i),
      ...(i === 3 ? { hat: 'turban' as const, woman: false } : {}),
      left: i > 4,
      halo: true,
      pose: [poses.listen, poses.akimbo, poses.stand, poses.talk][i % 4] ?? poses.stand,
    };
  });
  const rings = times(5).flatMap((k) =>
    times(16 + k * 10).map((i) => polar([600, 570], (i * 360) / (16 + k * 10), 70 + k * 62, 38 + k * 34)),
  );
  return [
    hills([peak(-60, 330, 120, 160, 310, 330), peak(880, 330, 1080, 150, 1280, 330)]),
    tree([600, 470], 440, r, 13),
    sun([930, 110], 50),
    flock([170, 110], 4, 42),
    beads([0, 344], [1200, 344], 52, 6),
    line(dots(rings.filter((p) => p[1] > 480)), 6),
    figure([600, 610], 300, armed(poses.explain, [-56, -116], [56, 116]), { shirt: marigold }),
    arc
      .toSorted((a, b) => a.at[1] - b.at[1])
      .map(person)
      .join(''),
  ].join('');
};
