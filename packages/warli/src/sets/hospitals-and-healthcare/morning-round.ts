import { figure } from '../../figure/figure';
import { row } from '../../figure/group';
import { pad } from '../../figure/hold';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { lamp, pane } from '../../props/room';
import { each, line, path } from '../../svg';
import { drip, patient } from '../../props/ward';

/** The scene `morning-round`. */
export const morningRound: Scene = () => {
  const ward = [
    [90, 360, 300],
    [460, 360, 300],
    [830, 360, 300],
  ] as const;
  return [
    line(path(0, 440, 1200, 440), 4),
    ward
      .map(
        ([x, y, w]) =>
          pane([x + 90, y - 290], 110, 110) +
          patient(x, y, w) +
          drip([x - 20, y + 76], 210, [x + 70, y - 20]),
      )
      .join(''),
    each(2, (i) => lamp([420 + i * 370, 0], 56, 28)),
    beads([0, 462], [1200, 462], 52, 6),
    figure([210, 840], 350, armed(poses.raise, [-50, 44], [118, 128]), { hat: 'doctor' }),
    row(4, [476, 840], [1106, 840], (at, i) => ({
      at,
      h: 336 - i * 8 - (i % 2) * 18,
      woman: i % 2 === 0,
      hat: i % 2 ? (i === 3 ? 'doctor' : 'tie') : 'nurse',
      left: true,
      halo: true,
      pose: i % 2 ? armed(poses.listen, [-18, 4], [10, 114]) : armed(poses.talk, [-22, 26], [8, 112]),
      holds: [null, i % 2 ? null : pad],
    })),
    beads([0, 866], [1200, 866], 52, 8),
  ].join('');
};
