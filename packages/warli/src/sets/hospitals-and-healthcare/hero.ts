import { figure } from '../../figure/figure';
import { limbs, type Pose, poses } from '../../figure/pose';
import { mound, sun } from '../../ground/land';
import { palm } from '../../ground/plant';
import type { Scene } from '../../page';
import { cross } from '../../props/clinic';
import { bed, quilt } from '../../props/ward';
import { cover, line, path, type Point } from '../../svg';

/** A window with a round head: outside the sun rises, and a family walks home. */
const view: Scene = (r) =>
  cover('M722 446V226Q722 56 932 56T1142 226V446Z', 8) +
  sun([830, 176], 43) +
  mound([728, 442], 408, 74, true) +
  palm([1056, 398], 158, r) +
  figure([874, 370], 116, poses.walk, { hat: 'turban' }) +
  figure([948, 368], 108, poses.walk, { woman: true }) +
  figure([1010, 374], 70, poses.walk) +
  line(path(704, 448, 1160, 448), 14);

const [clasp, small]: readonly [Point, Point] = [
  [486, 590],
  [1046, 706],
];

const doctor: Pose = { ...poses.stand, lean: 12, arms: [[-24, 16], { to: clasp }] };
const patient: Pose = { lean: -16, arms: [[-10, 30], { to: clasp }], legs: limbs(88, 88, 92, 88) };

/** The scene `hero`: its lower edge is the ground. */
export const hero: Scene = (r) =>
  [
    cross([300, 240], 62),
    view(r),
    figure([592, 896], 590, doctor, { hat: 'doctor', left: true, stroke: 12 }),
    bed([262, 700], 520, 196),
    figure([392, 692], 480, patient, { hung: true, stroke: 10 }),
    quilt([366, 616], 400, 116),
    figure(
      [124, 896],
      470,
      { ...poses.stand, arms: [[-26, 10], { to: [262, 548] }], nod: 8 },
      {
        woman: true,
        hat: 'nurse',
        stroke: 10,
      },
    ),
    figure(
      [950, 896],
      430,
      { ...poses.stand, arms: [{ to: small }, [34, 104]] },
      { woman: true, hat: 'plait', left: true },
    ),
    figure([1092, 896], 236, { ...poses.stand, arms: [[-20, 4], { to: small }] }, { left: true }),
  ].join('');
