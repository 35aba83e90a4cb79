import { figure } from '../../figure/figure';
import { frame } from '../../frame';
import { sun } from '../../ground/land';
import type { Scene } from '../../page';
import { beads, grass } from '../../ground/plant';
import { armed, poses } from '../../figure/pose';
import { courses } from '../../props/records';
import { bell, pupil } from '../../props/school';
import { box, cover, each, line, path, shape } from '../../svg';

/** The scene `school-gate`. */
export const schoolGate: Scene = (r) =>
  [
    sun([210, 220], 56),
    courses([480, 210], 84, 640, 10),
    courses([1046, 210], 84, 640, 10),
    cover(box([446, 130], 714, 80), 6),
    line(
      each(14, (i) => shape(446 + i * 51, 210, 471 + i * 51, 140, 497 + i * 51, 210)),
      3.5,
    ),
    bell([805, 210], 96),
    cover(shape(1046, 330, 960, 370, 960, 800, 1046, 846), 5) +
      line(
        each(3, (i) => path(981 + i * 22, 360 - i * 10, 981 + i * 22, 812 + i * 10)),
        4,
      ),
    beads([0, 560], [470, 560], 22, 6),
    figure(
      [780, 850],
      560,
      { ...poses.bow, lean: 36, nod: 8, arms: [[30, 70], { to: [458, 610] }], legs: poses.stand.legs },
      { woman: true, left: true, stroke: 11 },
    ),
    pupil([372, 850], 300, armed(poses.stand, [-30, 20], { to: [458, 626] }), { woman: true, hat: 'plait' }),
    pupil([252, 850], 290, poses.wave, {}),
    pupil([124, 850], 260, armed(poses.walk, [-30, 0], [20, 60]), { woman: true }),
    grass([0, 852], [1200, 852], 8, r),
    frame({ bottom: 'dots' }),
  ].join('');
