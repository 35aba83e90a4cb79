import { figure } from '../../figure/figure';
import { glass } from '../../figure/hold';
import { limbs, type Pose, poses } from '../../figure/pose';
import { sun } from '../../ground/land';
import { palm } from '../../ground/plant';
import { betweenTips, groundLine } from '../../frame';
import type { Scene } from '../../page';
import { cross } from '../../props/clinic';
import { madeBed, quilt } from '../../props/ward';
import { cover, line, path, type Point } from '../../svg';

/** A window with a round head: outside the sun rises, and a family walks home. */
const view: Scene = (r) =>
  cover('M760 372V196Q760 40 955 40T1150 196V372Z', 8) +
  sun([868, 142], 38) +
  cover('M766 368C820 278 1090 278 1144 368') +
  palm([1072, 318], 140, r) +
  figure([896, 308], 112, poses.walk, { hat: 'turban' }) +
  figure([962, 304], 104, poses.walk, { woman: true }) +
  figure([1018, 310], 68, poses.walk) +
  line(path(754, 374, 1156, 374), 14);

const floor = 848;

/** Where the hands of the mother and the child meet. */
const small: Point = [1008, 640];

const doctor: Pose = {
  ...poses.stand,
  lean: 8,
  arms: [[-16, 2], { to: [578, 524] }],
  legs: [{ to: [690, 770] }, { to: [730, 770] }],
};
const patient: Pose = {
  lean: -24,
  nod: 8,
  arms: [{ to: [408, 616] }, [4, 100]],
  legs: limbs(88, 88, 92, 88),
};
const nurse: Pose = { ...poses.stand, arms: [[-26, 10], { to: [226, 536] }], nod: 8 };

/** Nurse, patient, doctor, mother and child about the bed. */
const people = (): string =>
  [
    figure([700, floor], 540, doctor, { hat: 'doctor', left: true, stroke: 12 }),
    madeBed([272, 652], 560, 196),
    figure([424, 644], 470, patient, { hung: true, stroke: 10 }),
    quilt([392, 568], 398, 116),
    figure([134, floor], 470, nurse, { woman: true, hat: 'nurse', stroke: 10, holds: [null, glass] }),
    figure(
      [932, floor],
      430,
      { ...poses.stand, arms: [{ to: small }, [12, -4]] },
      { woman: true, hat: 'plait', left: true },
    ),
    figure(
      [1090, floor],
      236,
      { ...poses.stand, arms: [[-20, 4], { to: small }] },
      { left: true, halo: false },
    ),
  ].join('');

/** The scene `hero`. */
export const hero: Scene = (r) =>
  [cross([470, 184], 74), view(r), betweenTips(floor + 6, people()), groundLine(floor + 6)].join('');
