import { bones, type Person } from '../../figure/bones';
import { dressed, dressedFigure } from '../../figure/finery';
import { cloud, slope, sun, water } from '../../ground/land';
import type { Scene } from '../../page';
import { grass } from '../../ground/plant';
import { armed, limbs, poses } from '../../figure/pose';
import { smile } from '../../props/face';
import { book } from '../../props/paper';
import { afloat, plank } from '../../props/raft';
import { splash } from '../../props/monsoon';
import { hide, box, points } from '../../svg';

const bathers: readonly Person[] = [
  {
    at: [620, 940],
    h: 560,
    pose: { ...poses.cheer, lean: -12, nod: -16, arms: limbs(-130, -160, 110, 150) },
    stroke: 11,
  },
  {
    at: [890, 950],
    h: 540,
    pose: { ...poses.cheer, lean: -10, nod: -14, arms: limbs(-120, -170, 100, 60) },
    woman: true,
    left: true,
    stroke: 11,
  },
];

/** The scene `real-experience-beats-theory`. */
export const realExperience: Scene = (r) =>
  [
    sun([700, 150], 60),
    cloud([980, 150], 90),
    slope(points(36, 900, 58, 560, 84, 520, 200, 520, 330, 560, 420, 720), 900, r, 60),
    grass([90, 520], [190, 520], 4, r),
    dressedFigure([150, 520], 400, armed(poses.stand, { to: [140, 96] }, { to: [216, 96] }), { hat: 'tie' }),
    book([178, 120], 150),
    bathers.map((one) => dressed([one]) + smile(bones(one).head, bones(one).headRadius, one.left)).join(''),
    hide(box([420, 700], 800, 210)),
    water([420, 704], 780, 6, 36, 84),
    splash([500, 690], 50),
    plank([1010, 770], 200, -14),
    afloat([480, 800], 74, 14),
    afloat([740, 830], 74, -10),
    afloat([1080, 716], 74, 20),
    plank([600, 856], 210, 8),
  ].join('');
