import { cross } from '../../props/clinic';
import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { pad } from '../../figure/hold';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, palm } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { lamp, pane } from '../../props/room';
import { box, hide, line, path } from '../../svg';
import { drip, patient } from '../../props/ward';

/** The scene `hero`. */
export const hero: Scene = (r) =>
  [
    line(path(0, 690, 1200, 690), 4),
    pane([70, 90], 210, 220),
    sun([175, 200], 50),
    pane([920, 90], 210, 220),
    palm([1020, 306], 190, r),
    cross([600, 120], 60),
    lamp([400, 0], 120, 34),
    lamp([800, 0], 120, 34),
    beads([0, 370], [1200, 370], 54, 6),
    figure(
      [470, 740],
      470,
      { ...poses.stand, lean: 10, arms: [[-50, 44], { to: [500, 566] }] },
      { hat: 'doctor' },
    ),
    figure([660, 740], 430, armed(poses.listen, [-34, 44], [14, 84]), {
      woman: true,
      hat: 'nurse',
      left: true,
      holds: [null, pad],
    }),
    figure([830, 740], 420, { ...poses.stand, lean: 6 }, { woman: true, hat: 'nurse', left: true }),
    drip([962, 826], 450, [880, 640]),
    hide(box([250, 640], 660, 108)),
    patient(250, 650, 660),
    figure(
      [176, 828],
      430,
      { ...poses.talk, lean: 10, arms: [[-30, 20], { to: [312, 600] }] },
      { woman: true, hat: 'nurse' },
    ),
    figure([1090, 828], 400, armed(poses.listen, [-20, 40], [10, 60]), { hat: 'tie', left: true }),
    frame({ bottom: 'triangles' }),
  ].join('');
