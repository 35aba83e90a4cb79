import { cross, trolley } from '../../props/clinic';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import type { Scene } from '../../page';
import { beads } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { lamp } from '../../props/room';
import { box, cover, disc, dots, each, line, path, type Point, times } from '../../svg';
import { drip } from '../../props/ward';

/** The scene `corridor`. */
export const corridor: Scene = () => {
  const door = (x: number, y: number, w: number, h: number): string =>
    cover(box([x, y - h], w, h), 5) +
    cover(disc([x + w / 2, y - h * 0.7], w * 0.2), 4) +
    line(dots([[x + w * 0.84, y - h * 0.42]]), 10);
  return [
    line(path(0, 560, 1200, 560), 4),
    door(60, 560, 150, 320),
    door(330, 560, 150, 320),
    door(690, 560, 150, 320),
    door(960, 560, 150, 320),
    cross([585, 320], 50),
    each(5, (i) => lamp([135 + i * 232, 0], 60, 30)),
    beads([0, 190], [1200, 190], 52, 6),
    line(
      each(8, (i) => `M${-100 + i * 200} 560L${-500 + i * 310} 880`),
      2.5,
    ),
    figure([210, 836], 380, armed(poses.run, { to: [330, 640] }, { to: [342, 646] }), {
      woman: true,
      hat: 'nurse',
    }),
    figure(
      [560, 760],
      370,
      { ...poses.run, lean: 14, arms: [[-50, 30], { to: [560, 600] }] },
      { hat: 'doctor' },
    ),
    trolley([370, 660], 500, 190),
    figure([640, 632], 440, armed(poses.lie, [34, 20], [-16, 10]), { turn: -90, hung: true }),
    cover('M600 660Q610 590 680 592L840 606Q866 610 866 660Z', 5),
    line(dots(times(14).map((i): Point => [640 + (i % 7) * 32, 622 + Math.floor(i / 7) * 22])), 6),
    drip([770, 660], 250, [560, 620]),
    figure([1000, 836], 390, armed(poses.run, { to: [904, 640] }, [50, 110]), { hat: 'cap' }),
    frame({ bottom: 'comb' }),
  ].join('');
};
