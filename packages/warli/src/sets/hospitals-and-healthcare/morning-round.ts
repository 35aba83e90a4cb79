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
    each(3, (i) => lamp([250 + i * 370, 0], 36, 24)),
    beads([0, 462], [1200, 462], 52, 6),
    figure([230, 840], 380, armed(poses.raise, [-50, 44], [126, 140]), { hat: 'doctor' }),
    row(5, [460, 840], [1090, 840], (at, i) => ({
      at,
      h: 336 - i * 8 - (i % 2) * 18,
      woman: i % 2 === 0,
      hat: i % 2 ? (i === 3 ? 'doctor' : 'tie') : 'nurse',
      left: true,
      halo: true,
      pose: i % 2 ? poses.listen : armed(poses.talk, [-30, 30], [44, 98]),
      holds: [null, i % 2 ? null : pad],
    })),
    beads([0, 866], [1200, 866], 52, 8),
  ].join('');
};
