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
      [740, 842],
      560,
      {
        ...poses.bow,
        lean: 24,
        arms: [[-52, 40], { to: [468, 596] }],
        legs: [{ to: [800, 832] }, { to: [640, 832] }],
      },
      { woman: true, left: true, stroke: 11 },
    ),
    pupil([372, 832], 300, armed(poses.stand, [-30, 20], { to: [458, 606] }), { woman: true, hat: 'plait' }),
    pupil([252, 832], 290, poses.wave, {}),
    pupil([124, 832], 260, armed(poses.walk, [-30, 0], [20, 60]), { woman: true }),
    grass([0, 852], [1200, 852], 8, r),
    frame({ bottom: 'dots' }),
  ].join('');
